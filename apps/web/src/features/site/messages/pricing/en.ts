import type { PricingWords } from './ar.ts'

export const en: PricingWords = {
  home: 'Home',
  title: 'What does a remote technologist cost?',
  lead: 'Pay, tax and our fee as one number a month, the same that your invoice will say.',
  start: 'Create a company account',
  calculator: {
    title: 'Monthly cost',
    label: 'Monthly cost calculator',
    role: 'Role',
    level: 'Level',
    pay: 'Net monthly salary',
    payUnit: 'USD',
    payHint: 'What the person receives after tax.',
    payOptional: 'Optional. Used instead of the range of the role.',
    company: 'Your company is in',
    companyHint: 'VAT is added for Saudi companies only.',
    talent: 'The person lives in',
    talentHint: 'No tax is withheld from residents of Saudi Arabia.',
    inside: 'Saudi Arabia',
    outside: 'Another country',
    send: 'Calculate',
    pending: 'Choose a role and a level, or enter a salary, and the cost appears here.',
    noBand: (people) =>
      `Fewer than ${people} people of this role and level show their range, so we show none. Enter a salary to calculate with.`,
    band: (role, level, range) => `The middle half of what ${role} (${level}) ask for: ${range} net a month.`,
    wide: 'This range covers more than one level, because few people of each show theirs.',
    riyals: (amount) => `${amount} at the exchange rate of our invoices`,
    fault: { number: 'Enter a number, such as 3000.', range: (min, max) => `A salary is between ${min} and ${max}.` },
  },
  how: {
    title: 'Where the numbers come from',
    text: 'We never show one person’s salary before they show it to you.',
    points: (people) => [
      {
        title: 'Ranges that people show',
        text: `We use what talents chose to show companies, never a hidden salary, and show no range made of fewer than ${people} people.`,
      },
      {
        title: 'The middle half',
        text: 'A quarter ask for less and a quarter for more, so one high demand changes nothing.',
      },
      {
        title: 'The arithmetic of the invoice',
        text: 'What this page works out is what an invoice for a whole month says, unless your contract agrees on another fee.',
      },
    ],
  },
  bands: {
    title: 'Ranges today',
    text: 'Net monthly salaries in US dollars, full time.',
    label: 'Salary ranges by role and level',
    role: 'Role',
    level: 'Level',
    pay: 'Net salary',
    cost: 'Cost for a Saudi company',
    none: 'There is no range to show today: few people of each role show theirs.',
  },
  last: {
    title: 'Let’s start with your first request',
    text: 'A company account costs nothing, and you pay nothing before the work begins.',
    action: 'Create a company account',
  },
}
