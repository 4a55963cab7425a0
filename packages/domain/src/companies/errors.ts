import { refusals } from '../kernel/refusal.ts'

export const companyErrors = refusals({
  company_manager_changed: {
    status: 409,
    en: '{name} is the account manager now. Nothing was changed.',
    ar: 'أصبح مدير الحساب {name}، ولم يتغيّر شيء.',
  },
  company_unmanaged: {
    status: 409,
    en: 'The company no longer has an account manager. Nothing was changed.',
    ar: 'لم يعد للشركة مدير حساب، ولم يتغيّر شيء.',
  },
  not_account_manager: {
    status: 403,
    en: 'Only this company’s account manager can act on its behalf.',
    ar: 'العمل نيابة عن الشركة لمدير حسابها وحده.',
  },
  member_may_not: {
    status: 409,
    en: '{name} may not write requests or choose talents. Act in the name of an owner or a hiring manager.',
    ar: 'ليس من صلاحيات {name} كتابة الطلبات واختيار الكفاءات. اعمل باسم مالك أو مدير توظيف.',
  },
  proof_moved: {
    status: 409,
    en: 'The verification of this company was changed while you were working. Look at it, then decide.',
    ar: 'تغيّر التحقق من هذه الشركة أثناء عملك. اطّلع عليه ثم قرّر.',
  },
  /** Optimistic locking of a task. */
  task_changed: {
    status: 409,
    en: 'This task was changed while you were working. Look at it, then decide.',
    ar: 'تغيّرت هذه المهمة أثناء عملك. اطّلع عليها ثم قرّر.',
  },
})
