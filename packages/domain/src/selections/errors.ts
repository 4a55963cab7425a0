import { refusals } from '../kernel/refusal.ts'

export const selectionErrors = refusals({
  /** The second of two colleagues (D-121). */
  selection_moved: {
    status: 409,
    en: '{name} has already moved this talent on. Nothing was changed.',
    ar: 'سبق النقل من {name}، ولم يتغيّر شيء.',
  },
  no_such_move: {
    status: 409,
    en: 'No step is skipped, and only a passed assessment leads out of the first one.',
    ar: 'لا يمكن تجاوز خطوة، ولا الانتقال من الأولى إلا باجتياز تقييم.',
  },
  evidence_missing: {
    status: 409,
    en: 'Nothing is written yet about this step. Write it first, or move on with a reason.',
    ar: 'لم يُكتب شيء بعد عن هذه الخطوة. اكتبه أولًا، أو انقل مع ذكر السبب.',
  },
  evaluation_changed: {
    status: 409,
    en: 'You have changed this evaluation in another window. Read it, then save again.',
    ar: 'عُدّل هذا التقييم في نافذة أخرى. اقرأه، ثم احفظ مرة أخرى.',
  },
  rubric_incomplete: {
    status: 422,
    en: 'Give every criterion a mark and a sentence of evidence.',
    ar: 'أعطِ كل معيار درجة ودليلًا في جملة.',
  },
  already_invited: {
    status: 409,
    en: 'The invitation to the assessment has already been sent.',
    ar: 'سبق إرسال الدعوة إلى التقييم.',
  },
  consent_awaited: {
    status: 409,
    en: 'This person was imported and has not agreed yet. Nothing is sent to them before.',
    ar: 'لم تصل بعد موافقة صاحب هذه البيانات المستوردة، ولا يُرسل إليه شيء قبلها.',
  },
  too_early: {
    status: 409,
    en: 'You can apply again from {date}.',
    ar: 'يمكنك التقدّم مرة أخرى ابتداءً من {date}.',
  },
  too_many_views: {
    status: 409,
    en: 'Delete a saved view first: there is room for {max}.',
    ar: 'احذف عرضًا محفوظًا أولًا: الحد الأقصى لعددها {max}.',
  },
  bulk_over: {
    status: 409,
    en: 'This bulk action is over.',
    ar: 'انتهى هذا الإجراء الجماعي.',
  },
  bulk_told: {
    status: 409,
    en: 'The emails about it have been sent, so it can no longer be undone.',
    ar: 'أُرسلت الرسائل عنه، فلم يعد التراجع ممكنًا.',
  },
})
