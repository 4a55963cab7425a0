import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../platform/messages/news.ts'

export const partyAskedNews =
  ({ talent }: { talent: string }) =>
  (lang: Lang): News =>
    lang === 'ar'
      ? {
          subject: `أكمل بيانات شركتك لتوقيع عقد ${bidiIsolate(talent, 'ar')}`,
          title: 'بيانات شركتك النظامية مطلوبة قبل التوقيع',
          paragraphs: [
            'يذكر العقد شركتك باسمها النظامي وسجلها التجاري ومن يملك التوقيع عنها، لا باسمها التجاري. اكتبها مرة واحدة، ثم توقّع الكفاءة ويصلك العقد.',
          ],
          button: 'كتابة البيانات',
        }
      : {
          subject: `Complete your company’s details so that ${talent} can sign`,
          title: 'Your company’s legal details are needed before signing',
          paragraphs: [
            'The contract names your company as it is registered, with who may sign for it, not by its trade name. Enter this once; the talent then signs and the contract comes to you.',
          ],
          button: 'Enter details',
        }

export const partyStatedNews =
  ({ company }: { company: string }) =>
  (lang: Lang): News =>
    lang === 'ar'
      ? {
          subject: `صار بإمكانك توقيع عقدك مع ${bidiIsolate(company, 'ar')}`,
          title: 'عقدك جاهز للتوقيع',
          paragraphs: ['أكملت الشركة بياناتها النظامية في العقد. اقرأه باللغتين ثم وقّعه.'],
          button: 'قراءة العقد',
        }
      : {
          subject: `You can now sign your contract with ${company}`,
          title: 'Your contract is ready to sign',
          paragraphs: [
            'The company has completed its legal details in the contract. Read it in both languages, then sign.',
          ],
          button: 'Read contract',
        }
