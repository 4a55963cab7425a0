import { always, when } from './rules-first-points.ts'
import type { TemplateSectionText } from './schema.ts'

/** What protects each side, what happens where they part, and the role. */
export const LAW_SECTIONS: TemplateSectionText[] = [
  {
    key: 'confidentiality',
    heading: { ar: 'السرية', en: 'Confidentiality' },
    points: [
      always(
        'لا يُفشي أي طرف معلومات غيره السرية ولا يستعملها لغير هذه الاتفاقية، طوال سريانها ومدة {secrecy} بعد نهايتها.',
        'No party discloses the confidential information of another or uses it beyond this agreement, during its term and for {secrecy} after its end.',
      ),
      always(
        'لا يشمل ذلك ما كان معلومًا للعموم أو لمن تلقاه من قبل دون التزام بالسرية، وما يوجب النظام أو القضاء الإفصاح عنه.',
        'This does not cover what is public or was known before without a duty of secrecy, nor what a law or a court orders to be disclosed.',
      ),
    ],
  },
  {
    key: 'property',
    heading: { ar: 'الملكية الفكرية', en: 'Intellectual property' },
    points: [
      always(
        'تنتقل إلى الشركة بسداد المقابل جميع الحقوق المالية في ما تنجزه الكفاءة لها بموجب هذه الاتفاقية، ومنها البرمجيات بشيفرتها المصدرية، في كل مكان وإلى نهاية مدة حمايتها.',
        'On payment, all economic rights in what the Talent makes for the Company under this agreement, source code included, pass to the Company, worldwide and for as long as they are protected.',
      ),
      always(
        'يبقى للكفاءة ما كان لها من قبل وما كان من أدوات عامة، وللشركة أن تستعمله ضمن ما سُلّم إليها. ولا تُدرج الكفاءة عملًا لغيرها، ولا برمجيات مفتوحة المصدر، إلا بعلم الشركة ووفق رخصتها.',
        'What the Talent owned before and general tools stay the Talent’s; the Company may use them within what was delivered. Works of others and open-source software are included only with the Company’s knowledge and under their licence.',
      ),
    ],
  },
  {
    key: 'data',
    heading: { ar: 'حماية البيانات', en: 'Data protection' },
    points: [
      always(
        'لا تعالج الكفاءة ما تطّلع عليه من بيانات شخصية إلا وفق تعليمات الشركة ولغرض العمل، وتحميها، وتبلغ الشركة بأي تسرب خلال 24 ساعة من علمها به.',
        'The Talent processes personal data only on the Company’s instructions and for the work, protects it, and reports any breach to the Company within 24 hours of learning of it.',
      ),
      always(
        'تعالج الشركة والمنصة بيانات الكفاءة لتنفيذ هذه الاتفاقية وما يوجبه النظام فقط. وعند النهاية تُعاد البيانات أو تُتلف ما لم يوجب النظام حفظها.',
        'The Company and the Platform process the Talent’s data only to perform this agreement and as the law demands. At its end data is returned or destroyed unless the law demands keeping it.',
      ),
    ],
  },
  {
    key: 'non_solicitation',
    heading: { ar: 'عدم الاستقطاب ونقل التعاقد', en: 'Non-solicitation and buyout' },
    points: [
      always(
        'لا تتعاقد الشركة مع الكفاءة خارج المنصة أثناء هذه الاتفاقية ومدة {buyout_months} بعدها، إلا بنقل التعاقد لقاء {buyout_share} من المقابل الإجمالي لما يُحسب من أشهر، وبحد أقصى {buyout_months}.',
        'During this agreement and for {buyout_months} after it the Company does not engage the Talent outside the Platform, other than by a buyout for {buyout_share} of the gross pay of the months that count, {buyout_months} at most.',
      ),
      always(
        'لا تستقطب الكفاءة في المدة نفسها موظفي الشركة ولا عملاءها الذين عملت معهم.',
        'For the same time the Talent does not solicit the Company’s employees, nor clients they have worked with.',
      ),
    ],
  },
  {
    key: 'probation',
    heading: { ar: 'فترة التجربة', en: 'Probation' },
    points: [
      when(
        'probation',
        'فترة التجربة من أول يوم ومدتها {probation_days}، ولأي من الطرفين فيها إنهاء الاتفاقية في أي يوم دون إشعار، ويُدفع ما عُمل من أيام.',
        'Probation is {probation_days} from the first day. During it either side may end the agreement on any day without notice; the days worked are paid.',
      ),
      when('no_probation', 'لا فترة تجربة في هذه الاتفاقية.', 'There is no probation under this agreement.'),
    ],
  },
  {
    key: 'ending',
    heading: { ar: 'الإنهاء والإشعار', en: 'Ending and notice' },
    points: [
      when(
        'notice',
        'لأي من الطرفين إنهاء الاتفاقية بإشعار مكتوب عبر المنصة مدته {notice_days}.',
        'Either side may end the agreement by written notice of {notice_days} through the Platform.',
      ),
      when(
        'no_notice',
        'لأي من الطرفين إنهاء الاتفاقية في أي يوم بإخطار مكتوب عبر المنصة، دون مدة إشعار.',
        'Either side may end the agreement on any day in writing through the Platform, without a period of notice.',
      ),
      always(
        'ولأي منهما إنهاؤها فورًا إذا أخل الآخر إخلالًا جوهريًا ولم يصلحه خلال 7 أيام من تنبيهه كتابة.',
        'Either may end it at once where the other is in material breach and has not cured it within 7 days of a written warning.',
      ),
      always(
        'عند النهاية يُدفع كل ما استُحق حتى آخر يوم، وتسلّم الكفاءة ما بيدها من عمل، وتبقى أحكام السرية والملكية وحماية البيانات وعدم الاستقطاب والمسؤولية.',
        'At the end all that was earned up to the last day is paid and the Talent hands over the work. The sections on confidentiality, property, data, non-solicitation and liability survive.',
      ),
    ],
  },
  {
    key: 'liability',
    heading: { ar: 'المسؤولية', en: 'Liability' },
    points: [
      always(
        'يسأل كل طرف عن الضرر المباشر الذي يقع بخطئه، بما لا يجاوز المقابل الإجمالي عن مدة {liability}، ولا يسأل عن كسب فائت.',
        'Each party is liable for direct damage caused by its fault, up to the gross pay of {liability}, and not for lost profit.',
      ),
      always(
        'لا يسري هذا الحد على الغش والخطأ الجسيم، ولا على الإخلال بالسرية أو الملكية الفكرية أو حماية البيانات، ولا على ما استُحق من مقابل.',
        'This limit does not apply to fraud and gross negligence, to breaches of confidentiality, intellectual property or data protection, or to pay that is due.',
      ),
      always(
        'لا يسأل أحد عما حال دونه ظرف قاهر ما دام قائمًا، وعليه أن يخبر الآخر به دون تأخير.',
        'Nobody is liable for what force majeure prevents while it lasts; the other side is told without delay.',
      ),
    ],
  },
  {
    key: 'law',
    heading: { ar: 'النظام الواجب التطبيق والمحكمة', en: 'Law and court' },
    points: [
      always('تسري على هذه الاتفاقية {law}.', 'This agreement is governed by {law}.'),
      always(
        'يسعى الأطراف إلى حل كل خلاف وديًا خلال 30 يومًا من الإخطار به، ثم تنظر فيه {court}.',
        'The parties try to settle any dispute amicably within 30 days of notice of it; after that {court} decide.',
      ),
    ],
  },
  {
    key: 'general',
    heading: { ar: 'اللغة وأحكام عامة', en: 'Language and general terms' },
    points: [
      always(
        'حُررت هذه الاتفاقية بالعربية والإنجليزية بنصين متقابلين، وعند الاختلاف يُعتد بالنص العربي.',
        'This agreement is made in Arabic and English side by side. Where they differ, the Arabic text prevails.',
      ),
      always(
        'تُوقَّع إلكترونيًا، ولكل توقيع ما للتوقيع الخطي من أثر، وشهادة التوقيعات جزء من هذه الوثيقة.',
        'It is signed electronically; each signature has the effect of a handwritten one, and the certificate of signatures is part of this document.',
      ),
      always(
        'هي كامل ما اتفق عليه الأطراف، ولا تُعدّل إلا بتوقيع الطرفين عبر المنصة، وبطلان حكم منها لا يُبطل سائرها.',
        'It is the whole agreement and is changed only by both signatures through the Platform. If one provision is void, the others stand.',
      ),
    ],
  },
  {
    key: 'annex',
    heading: { ar: 'الملحق: الدور', en: 'Annex: the role' },
    points: [
      always('الدور: {role}.', 'Role: {role}.'),
      when('duties', 'المهام: {duties}', 'Duties: {duties}'),
      when('note', 'ملاحظة: {note}', 'Note: {note}'),
    ],
  },
]
