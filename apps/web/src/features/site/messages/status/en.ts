import type { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Platform status',
  write: 'Send a message',
  lead: {
    works: 'Everything works as usual.',
    slow: 'A part of the platform is slow or fails at times. We are on it, and what you sent is saved.',
    down: 'A part of the platform does not work right now. We are bringing it back, and what you sent is saved.',
  },
  parts: {
    sign_in: { name: 'Signing in', text: 'Sign-in codes, and signing in with Google' },
    pages: { name: 'Pages', text: 'Opening pages and saving what you write in them' },
    messages: { name: 'Messages', text: 'Email, text messages and WhatsApp' },
    payments: { name: 'Payments', text: 'Paying invoices by card' },
    code_runs: { name: 'Running code', text: 'Trying a solution in a test, and grading it' },
    video_calls: { name: 'Interview calls', text: 'Entering the room of an interview' },
  },
  states: { works: 'Works', slow: 'Slow', down: 'Down' },
  advice: {
    sign_in: {
      slow: 'A code may take some minutes to arrive. Wait a little before you ask for another.',
      down: 'Signing in does not work right now. Whoever is signed in stays signed in.',
    },
    pages: {
      slow: 'Some pages may be slow to open or save. If you see an error, try again in a minute.',
      down: 'Most pages do not open right now. Please try again in a few minutes.',
    },
    messages: {
      slow: 'Messages may arrive late. All of them are kept and will be sent.',
      down: 'Messages do not arrive right now. All of them are kept and will be sent later.',
    },
    payments: {
      slow: 'The payment page or its confirmation may take longer. Do not pay twice: we wait for the confirmation.',
      down: 'Paying by card does not work right now, and nothing was charged. Please try later.',
    },
    code_runs: {
      slow: 'You may wait for the result of a run. Grading takes no time from your test.',
      down: 'Trying a solution does not work right now. What you handed in is kept and will be graded.',
    },
    video_calls: {
      slow: 'Entering a room may take longer. Reload the page if it does not open.',
      down: 'The interview rooms cannot be entered right now. Agree on another way or another time.',
    },
  },
  fresh: 'This page is up to date each time you open it. Reload it to see how things are now.',
  stillBroken: {
    title: 'Something else does not work for you?',
    text: 'Write to us, and add the error number if you saw one: it lets us find what happened.',
  },
}
