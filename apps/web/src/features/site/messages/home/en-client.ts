import type { ClientHomeWords } from './ar-client.ts'

export const en: ClientHomeWords = {
  hero: {
    eyebrow: (countries) => `Remote technologists${countries ? ` from ${countries}` : ''}`,
    title: { before: 'Build your tech team ', strong: 'in days', after: ', not months' },
    lead: 'We nominate technologists who passed four steps of selection; you meet the ones you like, and we look after contract, pay and renewal.',
    start: 'Start your first request',
    more: 'How we choose',
    proof: 'No commitment before the interview',
  },
  board: {
    title: 'People in our database, and their hours with you',
    scale: '9 to 18, Riyadh time',
    steps: 'Four steps before anyone reaches you',
  },
  organisations: { title: 'Trusted by' },
  talents: {
    title: 'Talents who are ready to talk',
    text: 'This is how a talent appears before being nominated to you: what they do well, when they are free and where they work. No name, no photo.',
    action: 'See who fits your request',
  },
  services: {
    title: 'From one person to a whole product',
    text: 'Begin with what is missing today and add the rest when you need it. One partner, one clear contract.',
  },
  why: {
    title: 'Why Fareeq',
    text: 'Because hiring remotely is not a wider advertisement. It is another way of choosing, trusting and following up.',
    more: 'The whole story',
    shortlist: {
      title: 'A short list, with a reason for every name',
      text: 'Not a sea of CVs. Beside each nomination stands a written reason you can argue with.',
      label: 'Out of many, three nominees, each with a written reason',
    },
    overlap: {
      title: 'Working hours that meet',
      text: 'We work out the shared hours from both time zones before we nominate, not after you begin.',
      here: 'Riyadh',
      there: 'Tunis',
      shared: '7 hours together',
      label: 'A working day from 9 to 18 in Riyadh and in Tunis: seven hours are shared',
    },
    report: {
      title: 'An assessment you can read',
      text: 'Results and integrity report as they are, and their owner has seen them before you.',
      rows: ['Problem-solving', 'Technical knowledge', 'Explaining on video'],
      label: 'A drawing of an assessment report in three parts',
    },
    invoice: {
      title: 'An invoice that explains itself',
      text: 'Every item on its own line, seen by both sides as it is. Nothing hidden, no surprises.',
      rows: ['Talent’s salary', 'Service fee', 'Tax'],
      total: 'Total',
      label: 'A drawing of an invoice with three items and a total',
    },
  },
  stages: {
    title: 'Four steps before anyone starts with you',
    text: 'Everyone we nominate has walked the same road, and every step has a stated time.',
  },
  sectors: {
    title: 'Sectors we work in',
    text: 'Every sector worries about something else. We choose with that in mind.',
  },
  recruiter: {
    title: 'Say what you need in your own words',
    text: 'One sentence will do. The AI recruiter reads it into a request and shows you the words each field was read from.',
    label: 'Who do you need?',
    hint: 'In Arabic, English or both',
    action: 'Turn it into a request',
    note: 'What you did not say stays empty, and no request is kept until you complete it yourself.',
    examples: 'Or begin with an example',
    tries: [
      'A product designer, part time, for 3 months',
      'A DevOps engineer who knows Kubernetes, starting in two weeks',
      'Three Flutter developers, full time, who speak English',
    ],
    picture: 'How the recruiter reads one sentence',
  },
  experts: {
    title: 'Experts who choose and review with you',
    text: 'Behind every nomination is a person who knows the reason and answers for it.',
  },
  last: {
    title: 'Tell us who you need. We do the rest',
    text: 'A few minutes to describe the team, then you see talents ready to be interviewed.',
    action: 'Open a company account',
  },
}
