import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { WRITTEN_ON, item } from './item.ts'

/** The pages one does something on: the AI recruiter and bring a buddy. */
export const TOOL_PAGES: readonly SiteItem[] = [
  item(
    'page',
    'ai-recruiter',
    {
      ar: {
        title: 'مساعد التوظيف الذكي',
        lead: 'اكتبوا ما تحتاجون إليه كما تقولونه لزميل، ونرتبه لكم في طلب جاهز للمراجعة.',
        sections: [
          {
            id: 'how',
            title: 'كيف يعمل',
            points: [
              { title: 'تكتبون', text: 'جملة أو فقرة، بالعربية أو الإنجليزية أو بهما معًا.' },
              { title: 'يقرأ', text: 'الدور والمهارات والعدد والخبرة والمدة والتفرّغ واللغات وموعد البدء.' },
              { title: 'يريكم المصدر', text: 'بجانب كل حقل الكلمات التي قُرئ منها، كما كتبتموها.' },
              { title: 'تقررون', text: 'تعدّلون ما تشاؤون، ثم تكملون الطلب أو تتركونه.' },
            ],
          },
          {
            id: 'limits',
            title: 'ما لا يفعله',
            text: '- لا يخترع: ما لم تذكروه يبقى فارغًا.\n- لا يرفض المساعد كفاءة، ولا يراسلها، ولا يرتب الكفاءات.\n- لا يحفظ وصفكم قبل أن تكملوا الطلب بأنفسكم.',
          },
          {
            id: 'example',
            title: 'مثال',
            text: '> نحتاج مطورَي واجهات أمامية اثنين، من الخبراء في React، بدوام كامل لمدة 6 أشهر، يتحدثان الإنجليزية، والبدء خلال أسبوعين.\n\nمن هذه الجملة يقرأ المساعد ثمانية حقول، ويترك لكم ما لم تقولوه.',
          },
        ],
      },
      en: {
        title: 'AI recruiter',
        lead: 'Write what you need the way you would say it to a colleague, and get a request that is ready to review.',
        sections: [
          {
            id: 'how',
            title: 'How it works',
            points: [
              { title: 'You write', text: 'A sentence or a paragraph, in Arabic, English or both.' },
              {
                title: 'It reads',
                text: 'Role, skills, number, experience, duration, availability, languages and start.',
              },
              {
                title: 'It shows its source',
                text: 'Beside every field stand the words it was read from, as you wrote them.',
              },
              { title: 'You decide', text: 'Change what you like, then carry on with the request or leave it.' },
            ],
          },
          {
            id: 'limits',
            title: 'What it does not do',
            text: '- Invent anything: what you did not say stays empty.\n- Reject candidates, write to them or rank people on its own.\n- Keep anything of your description before you complete the request yourself.',
          },
          {
            id: 'example',
            title: 'An example',
            text: '> We need two senior frontend developers with React, full time for 6 months, fluent in English, to start within two weeks.\n\nFrom this sentence it reads eight fields, and leaves the rest to you.',
          },
        ],
      },
    },
    { updated_on: WRITTEN_ON },
  ),
  item(
    'page',
    'bring-buddy',
    {
      ar: {
        title: 'ادعُ صديقًا',
        lead: 'تعرف كفاءة تقنية؟ عرّفنا بها. إن وظّفتها شركة عبر منصة فريق، تحصل على مكافأة تعرف مقدارها قبل إرسال الدعوة.',
        sections: [
          {
            id: 'how',
            title: 'كيف تسير الدعوة',
            points: [
              { title: 'تدعو', text: 'اسم صديقك، والبريد والدور وسنوات الخبرة. ترى المكافأة المتوقعة في لحظتها.' },
              { title: 'تصل الموافقة', text: 'نرسل إلى صديقك رابطًا، ولا نستخدم شيئًا من البيانات قبل الموافقة.' },
              { title: 'نرسل دعوة التقييم', text: 'خلال {referral_tests_days} من إنشاء الحساب.' },
              {
                title: 'تصلك المكافأة',
                text: 'بعد انتهاء المشروع إن لم يتجاوز {referral_short_months}، أو بعد فترة التجربة إن كان أطول.',
              },
            ],
          },
          {
            id: 'tiers',
            title: 'قيمة المكافأة',
            text: 'تُحسب بحسب سنوات خبرة صديقك يوم التوظيف. الجدول أدناه هو المعمول به اليوم، وأي تغيير فيه يحمل تاريخًا ولا يمس دعوة سبقته.',
          },
          {
            id: 'rules',
            title: 'قواعد قصيرة',
            text: '- الدعوة متاحة لكل من له حساب كفاءة برقم جوال موثّق، أو بريد يؤكده برمز. ولا يمكن لأحد أن يدعو نفسه.\n- إن دعا اثنان الصديق نفسه خلال {referral_hold_days}، فالدعوة لمن سبق.\n- من كان نشطًا لدينا خلال آخر {referral_active_months} لا تُحسب دعوته.\n- يوم استحقاق المكافأة معروف منذ يوم التوظيف: يوم انتهاء المشروع القصير، أو بعد {referral_probation_days} هي فترة التجربة. وندفعها خلال {referral_payment_days}.\n- إن انتهى عمل صديقك قبل ذلك اليوم فلا مكافأة، ونكتب لك السبب.\n- ترى كل مرحلة بتاريخها، من الدعوة حتى الدفع.',
          },
        ],
      },
      en: {
        title: 'Bring a buddy',
        lead: 'Know a skilled technologist? Introduce us. If they are hired through Fareeq, you receive a bonus whose size you know before you invite them.',
        sections: [
          {
            id: 'how',
            title: 'How it goes',
            points: [
              {
                title: 'You invite',
                text: 'Your friend’s name, email, role and years of experience. You see the expected bonus at once.',
              },
              {
                title: 'They agree',
                text: 'They get a message with a link. We use none of their data before they say yes themselves.',
              },
              { title: 'They are invited to the tests', text: 'Within {referral_tests_days} of signing up.' },
              {
                title: 'You get the bonus',
                text: 'After the project ends if it lasts up to {referral_short_months}, or after probation if it is longer.',
              },
            ],
          },
          {
            id: 'tiers',
            title: 'What it is worth',
            text: 'It depends on your friend’s years of experience on the day they are hired. The table below is the one in force today; any change carries a date and does not touch earlier invitations.',
          },
          {
            id: 'rules',
            title: 'Short rules',
            text: '- Anyone with a talent account and a verified mobile number can invite, or with an email confirmed by a code. Nobody can invite themselves.\n- If two people invite the same friend within {referral_hold_days}, the first invitation counts.\n- Anyone active with us in the last {referral_active_months} does not count.\n- You know the day the bonus is due from the day of hiring: the end of a short project, or {referral_probation_days} of probation. We pay within {referral_payment_days} of it.\n- If your friend leaves before that day there is no bonus, and we tell you why.\n- You see every stage with its date, from the invitation to the payment.',
          },
        ],
      },
    },
    { updated_on: WRITTEN_ON },
  ),
]
