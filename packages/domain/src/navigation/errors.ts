import { refusals } from '../kernel/refusal.ts'

/** A link whose nomination is over (the not-found page then shows its second variant), and a shared link that has ended. */
export const navigationErrors = refusals({
  nomination_expired: {
    status: 403,
    en: 'Nomination has been Expired, please contact an account manager for any inquiries',
    ar: 'انتهت صلاحية الترشيح، تواصل مع مدير الحساب لأي استفسار',
  },
  link_ended: {
    status: 410,
    en: 'This link no longer works. It has expired, or the person who shared it turned it off.',
    ar: 'لم يعد هذا الرابط يعمل: انتهت مدته، أو أوقفه من شاركه.',
  },
})
