import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { PodcastWords } from './ar.ts'

export const en: PodcastWords = {
  soon: 'Coming soon',
  fallback: { title: 'The Fareeq podcast', lead: 'Short conversations with people who build remotely in our region.' },
  wave: 'A sound wave drawn in dots',
  form: {
    label: 'Tell me when the first episode is out',
    email: 'Email',
    submit: 'Tell me',
    hint: 'One mail to confirm your address, and one on the day of the first episode. Nothing else.',
    website: 'Leave this field empty',
  },
  asked: {
    title: 'One step left: open your inbox',
    text: 'We sent you a link to confirm your address; it works for seven days. If it does not arrive, look in your spam folder.',
    again: 'Use another address',
  },
  yes: { title: 'You are on the list', text: 'Your address is confirmed. We write on the day of the first episode.' },
  expired: { title: 'This link has expired', text: 'Enter your address again and we send you another one.' },
  episodes: {
    title: 'Episodes we are preparing',
    text: countedEn({
      zero: '',
      one: 'One episode is in the making.',
      other: '{n} episodes are in the making; their order may still change.',
    }),
    number: (n) => `Episode ${n}`,
  },
  meanwhile: {
    title: 'Until then',
    text: 'What we will talk about, we also write about: salaries, contracts, and working across time zones.',
    action: 'Knowledge center',
  },
}
