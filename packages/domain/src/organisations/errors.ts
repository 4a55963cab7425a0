import { MINUTES } from '../kernel/language/counts.ts'
import { refusals } from '../kernel/refusal.ts'

export const organisationErrors = refusals({
  last_owner: {
    status: 409,
    en: 'A company needs an owner. Make someone else an owner first.',
    ar: 'لا بد للشركة من مالك. عيّن مالكًا آخر أولًا.',
  },
  member_already: {
    status: 409,
    en: 'This person is already one of your colleagues.',
    ar: 'هذا الشخص من زملائك في الشركة بالفعل.',
  },
  invited_already: {
    status: 409,
    en: 'This email has already been invited. Resend the invitation instead.',
    ar: 'دُعي هذا البريد من قبل. أعد إرسال الدعوة بدلًا من ذلك.',
  },
  organisation_full: {
    status: 409,
    en: 'A company can have at most {max} people.',
    ar: 'الحد الأقصى لعدد الزملاء في الشركة {max}.',
  },
  sent_just_now: {
    status: 429,
    en: 'This invitation was just sent. Try again in {minutes}.',
    ar: 'أُرسلت هذه الدعوة قبل قليل. أعد المحاولة بعد {minutes}.',
    counts: { minutes: MINUTES },
  },
  join_link_over: {
    status: 410,
    en: 'This invitation is no longer valid. Ask your colleague to send it again.',
    ar: 'لم تعد هذه الدعوة صالحة. اطلب من زميلك إرسالها مرة أخرى.',
  },
  invitation_of_another: {
    status: 409,
    en: 'This invitation is for {email}. Sign in with that email to join.',
    ar: 'هذه الدعوة موجهة إلى {email}. سجّل الدخول بهذا البريد لتنضم.',
  },
  has_own_requests: {
    status: 409,
    en: 'Your account already has its own requests or colleagues, so it cannot join another company. Contact us and we will merge them.',
    ar: 'في حسابك طلبات أو زملاء، فلا يمكن ضمّه إلى شركة أخرى. راسلنا لندمج الحسابين.',
  },
})
