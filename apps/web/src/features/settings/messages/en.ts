import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type SettingsWords, ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: SettingsWords = {
  title: 'Settings',
  tabs: {
    general: 'General',
    notifications: 'Notifications',
    legal: 'Legal details',
    billing: 'Billing',
    sessions: 'Devices',
    data: 'My data',
  },
  general: {
    title: 'Appearance and language',
    text: 'How Fareeq looks on this device, and the language of our messages to you.',
    pageLanguage: 'Page language',
    pageLanguageHint: 'On this device.',
    letterLanguage: 'Message language',
    letterLanguageHint: 'Emails and text messages we send you.',
    languages: { ar: 'العربية', en: 'English' },
    theme: 'Theme',
    themeHint: 'On this device.',
    digits: 'Digits',
    digitsHint: 'How numbers look in Arabic text, on all your devices.',
    digitNames: { latn: '123 (Western Arabic)', arab: '١٢٣ (Eastern Arabic)' },
    digitsSaved: 'Digits saved',
    timeZone: 'Time zone',
    timeZoneHint: 'All times are shown in this zone.',
    noTimeZone: 'Not set yet',
    saved: 'Message language saved',
  },
  sessions: {
    title: 'Where you are signed in',
    text: 'If you see a device you don’t recognise, sign out of it.',
    loading: 'Loading your devices',
    current: 'This device',
    end: 'Sign out',
    endNamed: (device: string) => `Sign out of ${device}`,
    ended: 'Signed out of that device',
    endOthers: 'Sign out of other devices',
    endOthersTitle: 'Sign out of other devices?',
    endOthersText: countedEn({
      zero: 'There are no other devices.',
      one: 'You will be signed out of one other device. This one stays signed in.',
      other: 'You will be signed out of {n} other devices. This one stays signed in.',
    }),
    onlyHere: 'No other devices. You are only signed in here.',
  },
}

export const useSettingsWords = () => useWords({ ar, en })
