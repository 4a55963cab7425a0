import { type VisitorWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: VisitorWords = {
  text: 'No account needed: confirm your email with a code, then introduce your friend. We’ll send them a link, and won’t use anything you write until they agree.',
  account: 'Have a talent account?',
  login: 'Sign in',
  website: 'Website',
  introduce: {
    title: 'Who are you?',
    name: 'Your name',
    nameHint: 'Your friend sees it in the invitation.',
    email: 'Your email',
    emailHint: 'We’ll send a code here first, then updates on your invitation.',
    send: 'Send code',
  },
  confirm: {
    title: 'Confirm your email',
    sent: 'We sent a 4-digit code to {address}. It’s valid for 10 minutes.',
    code: 'Code',
    send: 'Confirm code',
    again: 'Send a new code',
    againIn: 'A new code in {time}',
    change: 'Change email',
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
      `If ${name} is new to us and nobody else has invited them, the invitation is on its way. We’ll email you when they respond. If they’re hired, you’ll earn ${amount} after their probation, or when a short project ends.`,
    again:
      'No news after three days? Invite the same friend again with the same email to send a reminder, up to twice.',
    follow: 'Create a talent account with the same email to follow every stage.',
  },
}

export const useVisitorWords = () => useWords({ ar, en })
