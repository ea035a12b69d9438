import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readersOf, reminderSteps, stepDue } from './reminder-steps.ts';

const day = fc.integer({ min: -400, max: 400 });

it('tells 30, 14, 7 days and a day before, on the day, and 30 and 7 days before the data close', () => {
  expect(reminderSteps.map(({ step }) => step)).toEqual([30, 14, 7, 1, 0, -15, -38]);
  expect(reminderSteps.filter(({ closing }) => closing).map(({ step }) => step)).toEqual([-15, -38]);
});

it('on its day a step is due, and nothing before the first and after the last open day', () => {
  for (const { step } of reminderSteps) expect(stepDue(step)).toBe(step);
  expect(stepDue(31)).toBeUndefined();
  expect(stepDue(-45)).toBe(-38);
  expect(stepDue(-46)).toBeUndefined();
});

it('the newest step reached is due, and no other', () => {
  fc.assert(
    fc.property(day, (daysLeft) => {
      const reached = reminderSteps.filter(({ step }) => step >= daysLeft).map(({ step }) => step);
      const newest = daysLeft < -45 ? undefined : reached.at(-1);
      expect(stepDue(daysLeft)).toBe(newest);
      const fitting = reminderSteps.filter(({ step, until }) => daysLeft <= step && daysLeft >= until);
      expect(fitting.length).toBe(newest === undefined ? 0 : 1);
    }),
  );
});

it('a job that runs on any days never gives one step twice running, and steps only go forward', () => {
  fc.assert(
    fc.property(fc.array(day, { maxLength: 60 }), (days) => {
      const inOrder = [...new Set(days)].sort((one, other) => other - one);
      const sent = [...new Set(inOrder.map(stepDue).filter((step) => step !== undefined))];
      expect(sent).toEqual([...sent].sort((one, other) => other - one));
      for (const { step } of reminderSteps) if (inOrder.includes(step)) expect(sent).toContain(step);
    }),
  );
});

it('goes to owners who want it, and the last one to all when nobody does', () => {
  const owners = fc.array(fc.record({ name: fc.string(), refused: fc.boolean() }));
  const steps = fc.constantFrom(...reminderSteps.map(({ step }) => step));
  fc.assert(
    fc.property(owners, steps, (all, step) => {
      const readers = readersOf(all, step);
      const willing = all.filter(({ refused }) => !refused);
      if (willing.length > 0) expect(readers).toEqual(willing);
      else expect(readers).toEqual(step === -38 ? all : []);
    }),
  );
});
