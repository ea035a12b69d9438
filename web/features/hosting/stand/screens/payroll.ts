/** Figures of the year 2026 in Kazakhstan, in tenge: the monthly index and the least wage. */
const MONTHLY_INDEX = 4_325;
const LEAST_WAGE = 85_000;
const BASE_DEDUCTION = 30 * MONTHLY_INDEX;

export interface PayrollLine {
  gross: number;
  /** ОПВ: the employee's pension contribution. */
  pension: number;
  /** ВОСМС: the employee's contribution to medical insurance. */
  medical: number;
  /** ИПН: the income tax after deductions. */
  incomeTax: number;
  net: number;
  /** ОПВР, СО and ООСМС: what the employer pays on top. */
  employerPension: number;
  social: number;
  employerMedical: number;
}

/** What a month's pay comes to by the rates of 2026; whole tenge. */
export function payrollOf(gross: number): PayrollLine {
  const pension = Math.round(Math.min(gross, 50 * LEAST_WAGE) * 0.1);
  const medical = Math.round(Math.min(gross, 20 * LEAST_WAGE) * 0.02);
  const incomeTax = Math.round(Math.max(gross - pension - medical - BASE_DEDUCTION, 0) * 0.1);
  return {
    gross,
    pension,
    medical,
    incomeTax,
    net: gross - pension - medical - incomeTax,
    employerPension: Math.round(Math.min(gross, 50 * LEAST_WAGE) * 0.035),
    social: Math.round(Math.min(gross - pension, 7 * LEAST_WAGE) * 0.05),
    employerMedical: Math.round(Math.min(gross, 40 * LEAST_WAGE) * 0.03),
  };
}
