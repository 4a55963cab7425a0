import { refusals } from '../kernel/refusal.ts'

/** What the server says of a link whose nomination is over; the not-found page then shows its second face. */
export const navigationErrors = refusals({
  nomination_expired: {
    status: 403,
    en: 'Nomination has been Expired, please contact an account manager for any inquiries',
    ar: 'انتهت صلاحية الترشيح، تواصل مع مدير الحساب لأي استفسار',
  },
})
