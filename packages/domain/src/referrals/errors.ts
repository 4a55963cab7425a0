import { DAYS } from '../kernel/language/counts.ts'
import { refusals } from '../kernel/refusal.ts'

export const referralErrors = refusals({
  referrer_unverified: {
    status: 409,
    en: 'Verify your mobile number first, then invite your friend.',
    ar: 'وثّق جوالك أولًا، ثم ادعُ صديقك.',
  },
  referred_oneself: {
    status: 422,
    en: 'These are your own details. Enter those of your friend.',
    ar: 'هذه بياناتك أنت. اكتب بيانات صديقك.',
  },
  friend_active: {
    status: 409,
    en: 'Your friend already has an account and was active in the last 12 months.',
    ar: 'لصديقك حساب هنا، وقد استُخدم خلال آخر 12 شهرًا.',
  },
  friend_invited: {
    status: 409,
    en: 'This friend has already been invited, and the first invitation counts.',
    ar: 'أُرسلت دعوة إلى هذا الصديق من قبل، والدعوة الأولى هي المعتمدة.',
  },
  invitation_over: {
    status: 410,
    en: 'This invitation has already been answered or has expired.',
    ar: 'سبق الرد على هذه الدعوة، أو انتهت مدتها.',
  },
  again_too_soon: {
    status: 409,
    en: 'You can resend an invitation {days} after the last time.',
    ar: 'يمكن إعادة إرسال الدعوة بعد {days} من آخر مرة.',
    counts: { days: DAYS },
  },
  again_spent: {
    status: 409,
    en: 'This invitation cannot be resent again. The answer is up to your friend now.',
    ar: 'بلغت هذه الدعوة الحد المسموح من إعادة الإرسال. القرار الآن لصديقك.',
  },
  address_unconfirmed: {
    status: 409,
    en: 'Please confirm your email again. It has been too long since the last time.',
    ar: 'أكّد بريدك مرة أخرى، فقد مضى وقت طويل على آخر تأكيد.',
  },
})
