import { openDaysAfterEnd } from '../../../contract/subscribers-access.ts';

/** Days before the end of a subscription on which its owners are reminded; 0 is the day itself. */
const daysBeforeEnd = [30, 14, 7, 1, 0] as const;
/** Days before the last one on which the applications are open. */
const daysBeforeClosing = [30, 7] as const;

/** A reminder: its day, and until when it is still worth sending late. Days before the end; negative ones after it. */
export interface ReminderStep {
  readonly step: number;
  /** Its last day, the day before the next step. */
  readonly until: number;
  /** Whether it is about the closing of all the subscriber's applications and not about the end of one tariff. */
  readonly closing: boolean;
}

const days = [...daysBeforeEnd, ...daysBeforeClosing.map((before) => before - openDaysAfterEnd)];

/** Every reminder, the earliest first; each lasts until the next, the last one until the applications close. */
export const reminderSteps: readonly ReminderStep[] = days.map((step, index) => ({
  step,
  until: (days[index + 1] ?? -openDaysAfterEnd - 1) + 1,
  closing: step < 0,
}));

const lastStep = Math.min(...days);

/** The reminder that is due when so many days are left; nothing before the first and after the closing. */
export function stepDue(daysLeft: number): number | undefined {
  return reminderSteps.find(({ step, until }) => daysLeft <= step && daysLeft >= until)?.step;
}

interface Willing {
  /** Whether the person has switched reminders off. */
  readonly refused: boolean;
}

/**
 * The owners who get the reminder: those who have not refused. The last one goes to all of them when everybody has,
 * because somebody must know before the data close (decision 0030).
 */
export function readersOf<Owner extends Willing>(owners: readonly Owner[], step: number): readonly Owner[] {
  const willing = owners.filter(({ refused }) => !refused);
  return willing.length === 0 && step === lastStep ? owners : willing;
}
