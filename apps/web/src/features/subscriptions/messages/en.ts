import { type SubscriptionWords, ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: SubscriptionWords = {
  lists: {
    opportunities: {
      name: 'Opportunities',
      text: 'Open requests that fit your profile, without the company’s name, at most once a week.',
    },
    newsletter: {
      name: 'The Fareeq newsletter',
      text: 'The month’s articles from the Knowledge Center, at most once a month.',
    },
    reminders: {
      name: 'Reminders',
      text: 'An unfinished application, a first assessment to take, and when to update availability and salary.',
    },
  },
  subscribe: {
    title: 'Emails from Fareeq',
    text: 'Choose what you get. You can change your mind at any time, from any email.',
    join: 'Subscribe',
    joinNamed: 'Subscribe to {list}',
    leave: 'Unsubscribe',
    leaveNamed: 'Unsubscribe from {list}',
    joined: 'Subscribed',
    asked: 'The list your link opened',
    loading: 'Loading your subscriptions',
  },
  submitted: {
    title: 'You are subscribed',
    one: 'You will now receive “{list}” by email.',
    lists: 'All subscriptions',
    home: 'Go to home',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'You will no longer receive the lists you choose here. Verification codes, interviews and contracts are not affected.',
    which: 'What would you like to stop receiving?',
    all: 'All mailing lists',
    comment: 'Reason',
    commentHint: 'One sentence is enough. We read all of them.',
    submit: 'Unsubscribe',
    keep: 'Stay subscribed',
    doneTitle: 'You are unsubscribed',
    doneOne: 'You will no longer receive “{list}”. Thank you for telling us why.',
    doneAll: 'You will no longer receive our mailing lists. Thank you for telling us why.',
    again: 'Subscribe again',
    nothingTitle: 'You have no subscriptions',
    nothingText: 'We don’t send you any regular emails.',
    see: 'All lists',
  },
}

export const useSubscriptionWords = () => useWords({ ar, en })
