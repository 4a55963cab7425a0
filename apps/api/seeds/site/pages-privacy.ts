import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { WRITTEN_ON, item } from './item.ts'

/** What happens to people’s data, in words they understand; a lawyer reads it before a real launch. */
export const PRIVACY: SiteItem = item(
  'page',
  'privacy',
  {
    ar: {
      title: 'الخصوصية',
      lead: 'ما الذي نجمعه، ولماذا، ومن يراه، وكيف تستعيده أو تحذفه. بلغة تُقرأ.',
      sections: [
        {
          id: 'collect',
          title: 'ما نجمعه',
          text: '- **ما تكتبه**: الاسم والبريد والجوال والملف الشخصي أو طلب الشركة.\n- **ما تنجزه هنا**: نتائج التقييم، والمقابلات، والعقود، والفواتير.\n- **ما يلزم للتشغيل**: الجهاز واللغة وسجل الدخول. عنوان الشبكة لا يُحفظ في سجل الأعمال إلا في صورة مشفّرة لا تُعاد إلى أصلها.\n- **كيف وصلت إلينا**: معرّفات الحملة في الرابط، وتُحفظ 90 يومًا.',
        },
        {
          id: 'why',
          title: 'لماذا',
          text: 'لإنشاء حسابك، ومطابقة الكفاءات بالطلبات، وتنفيذ العقود، وحماية الحسابات، وتحسين ما نقدمه. لا نبيع بياناتك، ولا نعطيها لمن يبيعها.\n\nونستند في ذلك إلى موافقتك، أو إلى عقد أنت طرف فيه، أو إلى ما يلزمنا به القانون كحفظ الفواتير. وإن احتجنا إليها لغرض جديد سألناك أولًا.',
        },
        {
          id: 'who',
          title: 'من يراها',
          text: 'يرى العميل من ملف الكفاءة ما يلزم للترشيح. والراتب يُفتح بموافقة صاحبه. ووسائل التواصل لا تظهر قبل العقد. وتقرير الشخصية وتسجيل الفيديو لا يُعرضان على عميل إلا إذا شاركهما صاحبهما. أما موظفو فريق فيرى كل منهم ما يحتاج إليه عمله، ويُسجَّل من اطّلع على ماذا.',
        },
        {
          id: 'partners',
          title: 'من يعمل نيابة عنا',
          text: 'نستعين بمزودين للاستضافة والبريد والرسائل القصيرة والدفع. يصل إلى كل منهم ما يلزم لعمله فقط، بعقد يمنعه من أي استخدام آخر. وقد يكون بعضهم خارج المملكة، فلا ننقل إليه إلا ما تسمح به الأنظمة.',
        },
        {
          id: 'no-emotion',
          title: 'ما لا نفعله',
          text: 'لا نحلل الوجوه ولا الأصوات، ولا نستنتج المشاعر. ولا يصدر قرار برفضك عن آلة وحدها.',
        },
        {
          id: 'cookies',
          title: 'ملفات تعريف الارتباط',
          text: 'نستخدم ما يلزم لعمل الموقع: اللغة والمظهر والجلسة. أما أدوات القياس فلا تعمل إلا إذا وافقت، ويمكنك تغيير رأيك متى شئت.',
        },
        {
          id: 'safety',
          title: 'كيف نحميها',
          text: 'الاتصال بالموقع مشفّر، والدخول برمز يُستخدم مرة واحدة، وكل إجراء حساس يُسجَّل باسم من فعله. وإن وقع ما يمس بياناتك أخبرناك، وأخبرنا الجهة المختصة، دون تأخير.',
        },
        {
          id: 'keep',
          title: 'كم نحفظها',
          text: '- الحساب: ما دام مفتوحًا. وبعد طلب الحذف 30 يومًا.\n- تسجيلات الفيديو: 12 شهرًا.\n- محاولات التقييم: 24 شهرًا.\n- السجلات: 12 شهرًا.\n- الفواتير: 6 سنوات، لأن القانون يلزمنا.',
        },
        {
          id: 'rights',
          title: 'حقوقك',
          text: 'لك أن تطّلع على بياناتك، وأن تصححها، وأن تنزّل نسخة منها، وأن تحذفها، وأن تسحب موافقتك. من الإعدادات أو عبر [صفحة التواصل](/contact)، ونرد خلال مدة لا تتجاوز 30 يومًا. وإن لم يرضك ردنا فلك أن تشتكي إلى الجهة المختصة بحماية البيانات.',
        },
        {
          id: 'changes',
          title: 'إن تغيّر شيء',
          text: 'ننشر النسخة الجديدة بتاريخها، ونخبرك بالبريد إن كان التغيير يمسك.',
        },
      ],
    },
    en: {
      title: 'Privacy',
      lead: 'What we collect, why, who sees it, and how you get it back or delete it. In words you can read.',
      sections: [
        {
          id: 'collect',
          title: 'What we collect',
          text: '- **What you write**: name, email, mobile number, and your profile or your company’s request.\n- **What you do here**: assessment results, interviews, contracts, invoices.\n- **What running the site takes**: device, language and sign-in records. Network addresses are kept in the trail of actions only in a scrambled form that cannot be turned back.\n- **How you found us**: campaign ids in the link, kept for 90 days.',
        },
        {
          id: 'why',
          title: 'Why',
          text: 'To open your account, match talents with requests, carry out contracts, protect accounts and improve what we offer. We do not sell your data or hand it to those who do.\n\nWe rely on your consent, on a contract you are part of, or on what the law demands of us, such as keeping invoices. If we ever need your data for something new, we ask you first.',
        },
        {
          id: 'who',
          title: 'Who sees it',
          text: 'A client sees as much of a talent’s profile as a nomination needs. Salary opens with its owner’s consent. Contact details stay hidden until there is a contract. Personality reports and video recordings are shown to a client only if their owner shares them. Inside Fareeq each person sees what their work requires, and who looked at what is recorded.',
        },
        {
          id: 'partners',
          title: 'Who works on our behalf',
          text: 'We use providers for hosting, email, text messages and payment. Each receives only what its work requires, under a contract that forbids any other use. Some may be outside the Kingdom; what goes to them is limited to what the law allows.',
        },
        {
          id: 'no-emotion',
          title: 'What we do not do',
          text: 'We analyse neither faces nor voices and infer no emotions. No machine alone decides to turn you down.',
        },
        {
          id: 'cookies',
          title: 'Cookies',
          text: 'We use what the site needs to work: language, theme, session. Measuring tools run only if you agree, and you can change your mind at any time.',
        },
        {
          id: 'safety',
          title: 'How we protect it',
          text: 'Connections are encrypted, sign-in codes work once, and every sensitive action is recorded with the name of whoever took it. If something happens that touches your data, we tell you and the authority without delay.',
        },
        {
          id: 'keep',
          title: 'How long we keep it',
          text: '- Accounts: as long as they are open, and 30 days after you ask for deletion.\n- Video recordings: 12 months.\n- Assessment attempts: 24 months.\n- Logs: 12 months.\n- Invoices: 6 years, because the law obliges us.',
        },
        {
          id: 'rights',
          title: 'Your rights',
          text: 'You may see your data, correct it, download a copy, delete it and withdraw consent, in settings or through the [contact page](/contact). We answer within 30 days at most. If our answer does not satisfy you, you may complain to the data protection authority.',
        },
        {
          id: 'changes',
          title: 'If something changes',
          text: 'We publish the new version with its date, and write to you if the change concerns you.',
        },
      ],
    },
  },
  { updated_on: WRITTEN_ON },
)
