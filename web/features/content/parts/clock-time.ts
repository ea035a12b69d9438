const minute = 60;

/** How long something lasts, as a player writes it: 84 seconds are 1:24. */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / minute)}:${String(whole % minute).padStart(2, '0')}`;
}
