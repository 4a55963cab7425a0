import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { CalculatorWords } from './ar-calculator.ts'

export const en: CalculatorWords = {
  title: 'What will it cost?',
  text: (rate) => `${rate} of the gross monthly salary for every month that counts. One invoice, and nothing after it.`,
  label: 'Commission calculator',
  salary: 'Gross monthly salary',
  salaryUnit: 'USD',
  salaryHint: 'As agreed in the new contract.',
  months: 'Length of the contract',
  monthsUnit: 'months',
  monthsHint: (max) => `In months. No more than ${max} of them count.`,
  send: 'Calculate',
  commission: 'Commission, paid once',
  pending: 'Fill in salary and length, and the commission appears here.',
  counted: countedEn({ zero: 'No months count', one: '{n} month counts', other: '{n} months count' }),
  beyond: (months, counted) => `Of ${months} months only ${counted} count.`,
  base: 'Salary over the months that count',
  rate: 'Rate of the commission',
  bar: (salary, commission) => `${salary} of salary for the talent, ${commission} of commission for Fareeq`,
  toTalent: 'To the talent',
  toUs: 'To Fareeq',
  faults: {
    salary: {
      empty: 'Enter the monthly salary.',
      number: 'Enter a number, such as 3000.',
      range: (min, max) => `A salary is between ${min} and ${max}.`,
    },
    months: {
      empty: 'Enter the length of the contract in months.',
      number: 'Enter a number of months, such as 12.',
      range: (min, max) => `A contract lasts ${min} to ${max} whole months.`,
    },
  },
}
