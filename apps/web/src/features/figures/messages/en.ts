import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  title: 'Figures',
  text: 'Every number opens what it is counted from. Days are those of Riyadh.',
  closedTitle: 'Figures are not part of your role',
  closedText: 'They are for those who work on requests, interviews, contracts or the site.',
  period: 'Period',
  periods: { 30: '30 days', 90: '90 days', 365: 'A year' },
  tabs: { label: 'Parts of the figures', figures: 'The work', funnel: 'From visit to account' },
  figures: {
    time_to_nomination: {
      title: 'To the first nomination',
      text: 'Median from the start of a request to its first nomination.',
    },
    time_to_interview: {
      title: 'To the first interview',
      text: 'Median from the start of a request to the first interview that took place.',
    },
    time_to_hire: {
      title: 'To the hire',
      text: 'Median from the start of a request to the company’s signature under its first contract.',
    },
    nominations_taken: {
      title: 'Nominations asked to an interview',
      text: 'Of the nominations that the company decided on or let expire.',
    },
    interviews_agreed: { title: 'Interview requests with a time', text: 'Of the interview requests that are settled.' },
    interviews_accepted: {
      title: 'Interviews that ended with a yes',
      text: 'Of the interviews that the company gave its opinion on.',
    },
    talent_response: {
      title: 'Answer of talents',
      text: 'Median from an interview request to the first answer of the talent.',
    },
    ticket_response: { title: 'Answer to tickets', text: 'Median from a ticket to our first answer.' },
    renewals_agreed: { title: 'Contracts renewed', text: 'Of the renewals that are settled.' },
    revenue: { title: 'Billed', text: 'All invoices without tax, less credit notes.' },
    fee: { title: 'Service fees', text: 'Our share of what was billed, less credit notes.' },
  },
  none: 'Nothing yet',
  before: (text) => `In the period before: ${text}`,
  noBefore: 'Nothing in the period before to compare with.',
  points: countedEn({ zero: '0 points', one: 'one point', other: '{n} points' }),
  better: 'Better',
  worse: 'Worse',
  counted: countedEn({ zero: 'Nothing was counted', one: 'From one case', other: 'From {n} cases' }),
  openRows: (title) => `What it is counted from: ${title}`,
  asTable: 'The numbers in a table',
  from: 'From',
  to: 'To',
  value: 'Number',
  count: 'Count',
  back: 'All figures',
  rows: {
    what: 'Record',
    detail: 'Detail',
    value: 'Value',
    at: 'Time',
    yes: 'Yes',
    no: 'No',
    unnamed: 'Without a name',
  },
  rowsEmpty: 'Nothing in this period',
  rowsEmptyText: 'Choose a longer period to see what was counted.',
  shown: countedEn({ zero: '', one: 'One record', other: '{n} records' }),
  steps: {
    accounts:
      'An account whose email is never verified is deleted after a day, so the list may be shorter than the number.',
    requests: 'Requests that were begun in this time and came this far.',
    kind: 'Whose',
    kinds: { talents: 'Talent', companies: 'Company' },
  },
  funnel: {
    title: 'The way to an account',
    text: 'Without a visitor’s consent pages are counted, not people. Accounts are counted on the day they were opened, as far as they have come since.',
    anonymous:
      'Visits and begun sign-ups are page views without names, so no records are behind them. The rest opens its people. Where accounts are more than the pages seen before, no share is shown.',
    by: 'By',
    bys: { source: 'Source', campaign: 'Campaign', lang: 'Language' },
    steps: {
      visit: 'Visited',
      signup_started: 'Began to sign up',
      signed_up: 'Signed up',
      email_verified: 'Verified the email',
      phone_verified: 'Verified the phone',
    },
    key: 'From where',
    nowhere: { source: 'Directly', campaign: 'No campaign', lang: '' },
    others: 'All others',
    langs: { ar: 'Arabic', en: 'English' },
    all: 'All',
    empty: 'Nobody visited the site in this period',
  },
  wizard: {
    title: 'The two orders of the wizard',
    text: 'Requests that were begun in this period, and how far they came.',
    names: { project_first: 'Project first', services_first: 'Services first' },
    name: 'Order',
    began: 'Begun',
    described: 'Complete',
    booked: 'Meeting booked',
    hired: 'Ended in a contract',
  },
}

export const useFiguresWords = () => useWords({ ar, en })
