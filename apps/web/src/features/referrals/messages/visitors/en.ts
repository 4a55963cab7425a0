import type { VisitorWords } from './ar.ts'

export const en: VisitorWords = {
  text: 'You need no account: confirm your email with a code, then introduce your friend. We send them a link, and use nothing of what you write before they agree themselves.',
  account: 'Have a talent account?',
  login: 'Sign in',
  website: 'Website',
  introduce: {
    title: 'Who are you?',
    name: 'Your name',
    nameHint: 'Your friend sees it in the invitation.',
    email: 'Your email',
    emailHint: 'A code goes here first, then news of your invitation.',
    send: 'Send the code',
  },
  confirm: {
    title: 'Confirm your email',
    sent: 'We have sent a code of four digits to {address}. It works for ten minutes.',
    code: 'Code',
    send: 'Confirm the code',
    again: 'Send a new code',
    againIn: 'A new code in {time}',
    change: 'Change the email',
  },
  invite: {
    title: 'Who is your friend?',
    text: 'Your email is confirmed. Now write what you know about your friend.',
    phoneHint: 'With the country code, such as +966.',
    change: 'Use another email',
  },
  sent: {
    title: 'Thank you, we have your invitation',
    text: (name, amount) =>
      `If ${name} is new to us and nobody else has invited them, the invitation is on its way. We’ll email you when they respond. You earn ${amount} if they are hired.`,
    again:
      'No news after three days? Invite the same friend here with the same email, and they get a reminder. Twice at most.',
    follow: 'Create a talent account with the same email to follow every stage.',
  },
}
