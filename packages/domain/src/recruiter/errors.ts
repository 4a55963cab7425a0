import { refusals } from '../kernel/refusal.ts'

export const recruiterErrors = refusals({
  conversation_full: {
    status: 409,
    en: 'This conversation has become very long. Begin a new one, and this one stays where it is.',
    ar: 'طالت هذه المحادثة كثيرًا. ابدأ محادثة جديدة، وتبقى هذه كما هي.',
  },
  too_many_conversations: {
    status: 409,
    en: 'You have many conversations. Delete one that you no longer need.',
    ar: 'لديك محادثات كثيرة. احذف ما لم تعد تحتاج إليه منها.',
  },
  proposal_gone: {
    status: 409,
    en: 'This preview is no longer current. Ask for it again.',
    ar: 'هذه المعاينة لم تعد حالية. اطلبها من جديد.',
  },
})
