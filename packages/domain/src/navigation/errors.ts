import { refusals } from '../kernel/refusal.ts'

/** A link whose nomination is over; the not-found page then shows its second variant. */
export const navigationErrors = refusals({
  nomination_expired: {
    status: 403,
    en: 'Nomination has been Expired, please contact an account manager for any inquiries',
    ar: 'انتهت صلاحية الترشيح، تواصل مع مدير الحساب لأي استفسار',
  },
})
