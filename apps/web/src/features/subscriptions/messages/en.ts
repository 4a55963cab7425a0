import type { SubscriptionWords } from './ar.ts'

export const en: SubscriptionWords = {
  lists: {
    opportunities: { name: 'Opportunities', text: 'Work that fits your profile, as soon as it comes up.' },
    newsletter: { name: 'The Fareeq newsletter', text: 'News and chosen articles, once a month at most.' },
    reminders: {
      name: 'Reminders',
      text: 'What your profile still lacks, and when to update availability and salary.',
    },
  },
  subscribe: {
    title: 'Mail from Fareeq',
    text: 'Choose what you get. Change your mind at any time, from any mail.',
    join: 'Subscribe',
    joinNamed: 'Subscribe to {list}',
    leave: 'Unsubscribe',
    leaveNamed: 'Unsubscribe from {list}',
    joined: 'Subscribed',
    asked: 'This is what your link is about',
    loading: 'Reading your subscriptions',
  },
  submitted: {
    title: 'You are subscribed',
    one: '“{list}” will now come to your mailbox.',
    all: 'All of our mail will now come to your mailbox.',
    lists: 'All subscriptions',
    home: 'Go to home',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'You will no longer get what you choose here. Sign-in codes, interviews and contracts are not affected.',
    which: 'What would you rather not get?',
    all: 'All mailing lists',
    comment: 'Reason',
    commentHint: 'One sentence is enough. We read all of them.',
    submit: 'Unsubscribe',
    keep: 'Stay subscribed',
    doneTitle: 'You are unsubscribed',
    doneOne: '“{list}” will no longer come to you. Thank you for telling us why.',
    doneAll: 'Our lists will no longer write to you. Thank you for telling us why.',
    again: 'Subscribe again',
    nothingTitle: 'You are on no list',
    nothingText: 'We send you no regular mail.',
    see: 'See what there is',
  },
}
