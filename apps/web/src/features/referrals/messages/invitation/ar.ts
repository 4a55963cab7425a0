import { countedAr } from '@fareeq/domain/kernel/locale.ts'
import { REFERRAL } from '@fareeq/domain/referrals/rules.ts'

const workingDays = countedAr({
  zero: 'اليوم نفسه',
  one: 'يوم عمل',
  two: 'يومي عمل',
  few: '{n} أيام عمل',
  many: '{n} يوم عمل',
  other: '{n} يوم عمل',
})

export const ar = {
  eyebrow: 'دعوة إلى منصة فريق',
  title: 'وصلتك دعوة إلى منصة فريق',
  titleOf: (inviter: string) => `دعوة من ${inviter}`,
  lead: 'نطابق بين كفاءات التقنية وفرص عمل عن بُعد مع شركات في المنطقة. الانضمام مجاني، والقرار لك.',
  toldTitle: 'ما ذُكر لنا عنك',
  told: 'اسمك وبريدك ودورك وسنوات خبرتك، ومعها جوالك وصفحتك في LinkedIn إن ذُكرا.',
  yesTitle: 'إن وافقت',
  yes: 'نستخدم هذه البيانات لنعرفك حين تنشئ حسابك وندعوك إلى التقييم، ولا يظهر لصديقك إلا المرحلة التي وصلت إليها.',
  noTitle: 'إن اعتذرت',
  no: 'نحذف الجوال والصفحة فورًا، ونحتفظ ببريدك وحده حتى لا ندعوك مرة أخرى.',
  answerBy: (day: string) => `الرابط صالح حتى ${day}.`,
  accept: 'أوافق',
  decline: 'لا أرغب',
  privacy: 'كيف نحمي بياناتك',
  accepted: {
    title: 'شكرًا لموافقتك، وأهلًا بك',
    text: `الخطوة التالية حساب كفاءة. أنشئه بالبريد الذي وصلته الدعوة، لتصلك دعوة التقييم خلال ${workingDays(REFERRAL.testsWithinWorkingDays)}.`,
    action: 'إنشاء حساب كفاءة',
  },
  declined: {
    title: 'لن نستخدم بياناتك',
    text: 'حذفنا ما ذُكر عنك، ولن نراسلك بدعوة أخرى. وإن غيّرت رأيك فالباب مفتوح.',
    action: 'التعرف على منصة فريق',
  },
  over: {
    title: 'انتهت هذه الدعوة',
    text: 'انتهت مدة الرابط أو أنه ناقص. يمكن لصديقك إرسال دعوة جديدة، أو أنشئ حسابك مباشرة.',
    action: 'إنشاء حساب كفاءة',
  },
}
export type InvitationWords = typeof ar
