import { type PhoneWords, ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: PhoneWords = {
  banner: {
    talentTitle: 'Your profile is not active yet',
    talentText: 'It becomes active once your phone is verified.',
    clientTitle: 'Your phone is not verified',
    clientText: 'Verify it so our operations team can reach you.',
    verify: 'Verify phone',
    later: 'Remind me tomorrow',
    enterCode: 'Enter the code',
  },
  change: { open: 'Change', label: 'Change mobile number' },
  dialog: {
    title: 'Verify your phone',
    text: 'We’ll send a 4-digit code to your number. It is valid for 10 minutes.',
    talentNote: 'Your profile is not active until your phone is verified.',
    phone: 'Mobile number',
    send: 'Send code',
    sent: {
      sms: 'We sent a 4-digit code by text message to {phone}',
      whatsapp: 'We sent a 4-digit code on WhatsApp to {phone}',
      voice: 'We are calling {phone} to read you the code',
    },
    channel: 'How to send it',
    channels: { sms: 'Text message', whatsapp: 'WhatsApp', voice: 'Call' },
    changeNumber: 'Change number',
    doneTitle: 'Your phone is verified',
    doneText: '{phone} is now verified.',
    close: 'Close',
  },
}

export const usePhoneWords = () => useWords({ ar, en })
