import { RotateCcw } from 'lucide';
import type { ReactNode } from 'react';
import { CheckBox } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';
import { type PopoverButtonProps, usePopover } from './use-popover.ts';
import { writtenNumber } from './written-number.ts';

export interface CheckboxMenuOption {
  value: string;
  label: string;
  /** How many things the option stands for. */
  count?: number;
}

interface CheckboxMenuProps {
  /** Draws the button; spread the given attributes on it. */
  button: (props: PopoverButtonProps) => ReactNode;
  /** The small heading over the options; it also names the group. */
  heading: string;
  options: readonly CheckboxMenuOption[];
  /** The values that are ticked. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  resetLabel: string;
  onReset: () => void;
  /** 264 px where 200 would cut words. */
  wide?: boolean;
}

/** A filter under its button: tick boxes with counts, and a reset. It stays open while one ticks. */
export function CheckboxMenu(props: CheckboxMenuProps) {
  const { button, heading, options, selected, onChange, resetLabel, onReset, wide = false } = props;
  const popover = usePopover();
  const toggle = (value: string, ticked: boolean) => {
    const chosen = new Set(selected);
    if (ticked) chosen.add(value);
    else chosen.delete(value);
    onChange(options.map((option) => option.value).filter((candidate) => chosen.has(candidate)));
  };
  return (
    <div>
      {button(popover.buttonProps)}
      <div
        ref={popover.popover}
        id={popover.id}
        popover="auto"
        className={classNames(styles.menu, wide && styles.wide)}
        onToggle={popover.onToggle}
      >
        <fieldset>
          <legend className={styles.heading}>{heading}</legend>
          {options.map((option) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, in CheckBox
            <label key={option.value} className={classNames(styles.item, styles.check)}>
              <CheckBox
                checked={selected.includes(option.value)}
                onChange={(event) => toggle(option.value, event.currentTarget.checked)}
              />
              <span className={styles.label}>{option.label}</span>
              {option.count !== undefined && <span className={styles.count}>{writtenNumber(option.count)}</span>}
            </label>
          ))}
        </fieldset>
        <hr className={styles.line} />
        <button type="button" className={classNames(styles.item, styles.reset)} onClick={onReset}>
          <Icon of={RotateCcw} />
          {resetLabel}
        </button>
      </div>
    </div>
  );
}
