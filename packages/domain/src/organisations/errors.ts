import { refusals } from '../kernel/refusal.ts'

export const organisationErrors = refusals({
  last_owner: {
    status: 409,
    en: 'A company needs an owner. Make somebody else an owner first.',
    ar: 'لا بد للشركة من مالك. عيّن مالكًا آخر أولًا.',
  },
  member_already: {
    status: 409,
    en: 'This person is already one of your colleagues.',
    ar: 'هذا الشخص من زملائك في الشركة بالفعل.',
  },
  invited_already: {
    status: 409,
    en: 'This address is invited already. Send the invitation again instead.',
    ar: 'دُعي هذا البريد من قبل. أعد إرسال الدعوة بدلًا من ذلك.',
  },
  organisation_full: {
    status: 409,
    en: 'A company has {max} people here at most.',
    ar: 'الحد الأقصى لعدد الزملاء في الشركة {max}.',
  },
  sent_just_now: {
    status: 429,
    en: 'This invitation was sent a moment ago. Try again in {minutes} minutes.',
    ar: 'أُرسلت هذه الدعوة قبل قليل. أعد المحاولة بعد {minutes} دقائق.',
  },
  join_link_over: {
    status: 410,
    en: 'This invitation is no longer valid. Ask your colleague to send it again.',
    ar: 'لم تعد هذه الدعوة صالحة. اطلب من زميلك إرسالها من جديد.',
  },
  invitation_of_another: {
    status: 409,
    en: 'This invitation is for {email}. Sign in with that address to join.',
    ar: 'هذه الدعوة موجهة إلى {email}. ادخل بهذا البريد لتنضم.',
  },
  has_own_requests: {
    status: 409,
    en: 'Your account already has requests or colleagues of its own, so it cannot join another company. Write to us and we will bring them together.',
    ar: 'في حسابك طلبات أو زملاء، فلا يمكنه الانضمام إلى شركة أخرى. راسلنا لنجمعهما معًا.',
  },
})
