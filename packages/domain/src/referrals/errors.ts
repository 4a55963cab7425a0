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
    en: 'Your friend is with us already: they were active here in the last 12 months.',
    ar: 'لصديقك حساب هنا، وقد استُخدم خلال آخر 12 شهرًا.',
  },
  friend_invited: {
    status: 409,
    en: 'This friend has been invited already, and the first invitation counts.',
    ar: 'أُرسلت دعوة إلى هذا الصديق من قبل، والدعوة الأولى هي المعتمدة.',
  },
  no_tier: {
    status: 409,
    en: 'No bonus is in force for these years of experience.',
    ar: 'لا مكافأة معمول بها لسنوات الخبرة هذه.',
  },
  invitation_over: {
    status: 410,
    en: 'This invitation was answered before, or its time has passed.',
    ar: 'أُجيب عن هذه الدعوة من قبل، أو انتهت مدتها.',
  },
  again_too_soon: {
    status: 409,
    en: 'An invitation may be sent again three days after the last time.',
    ar: 'يمكن إرسال الدعوة من جديد بعد ثلاثة أيام من آخر مرة.',
  },
  again_spent: {
    status: 409,
    en: 'This invitation was sent as often as it may be. The answer is up to your friend now.',
    ar: 'أُرسلت هذه الدعوة أقصى ما يُسمح به. القرار الآن لصديقك.',
  },
  address_unconfirmed: {
    status: 409,
    en: 'Confirm your email once more: the last time was too long ago.',
    ar: 'أكّد بريدك من جديد: مضى وقت طويل على آخر تأكيد.',
  },
})
