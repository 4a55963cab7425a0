import { DAYS } from '../kernel/language/counts.ts'
import { phrasePolicy } from '../kernel/policies/policy-values.ts'
import { jurisdictionOf } from './rules-law.ts'
import { type Clause, type TextFacts, say } from './rules-text-facts.ts'

const confidentiality = ({ policies }: TextFacts): Clause => {
  const years = say((lang) => phrasePolicy('contract_secrecy_years', policies.contract_secrecy_years, lang))
  return {
    heading: { ar: 'السرية', en: 'Confidentiality' },
    points: [
      {
        ar: `لا يُفشي أي طرف معلومات غيره السرية ولا يستعملها لغير هذه الاتفاقية، طوال سريانها ومدة ${years.ar} بعد نهايتها.`,
        en: `No party discloses the confidential information of another or uses it beyond this agreement, during its term and for ${years.en} after its end.`,
      },
      {
        ar: 'لا يشمل ذلك ما كان معلومًا للعموم أو لمن تلقاه من قبل دون التزام بالسرية، وما يوجب النظام أو القضاء الإفصاح عنه.',
        en: 'This does not cover what is public or was known before without a duty of secrecy, nor what a law or a court orders to be disclosed.',
      },
    ],
  }
}

const property = (): Clause => ({
  heading: { ar: 'الملكية الفكرية', en: 'Intellectual property' },
  points: [
    {
      ar: 'تنتقل إلى الشركة بسداد المقابل جميع الحقوق المالية في ما تنجزه الكفاءة لها بموجب هذه الاتفاقية، ومنها البرمجيات بشيفرتها المصدرية، في كل مكان وإلى نهاية مدة حمايتها.',
      en: 'On payment, all economic rights in what the Talent makes for the Company under this agreement, source code included, pass to the Company, worldwide and for as long as they are protected.',
    },
    {
      ar: 'يبقى للكفاءة ما كان لها من قبل وما كان من أدوات عامة، وللشركة أن تستعمله ضمن ما سُلّم إليها. ولا تُدرج الكفاءة عملًا لغيرها، ولا برمجيات مفتوحة المصدر، إلا بعلم الشركة ووفق رخصتها.',
      en: 'What the Talent owned before and general tools stay the Talent’s; the Company may use them within what was delivered. Works of others and open-source software are included only with the Company’s knowledge and under their licence.',
    },
  ],
})

const dataProtection = (): Clause => ({
  heading: { ar: 'حماية البيانات', en: 'Data protection' },
  points: [
    {
      ar: 'لا تعالج الكفاءة ما تطّلع عليه من بيانات شخصية إلا وفق تعليمات الشركة ولغرض العمل، وتحميها، وتبلغ الشركة بأي تسرب خلال 24 ساعة من علمها به.',
      en: 'The Talent processes personal data only on the Company’s instructions and for the work, protects it, and reports any breach to the Company within 24 hours of learning of it.',
    },
    {
      ar: 'تعالج الشركة والمنصة بيانات الكفاءة لتنفيذ هذه الاتفاقية وما يوجبه النظام فقط. وعند النهاية تُعاد البيانات أو تُتلف ما لم يوجب النظام حفظها.',
      en: 'The Company and the Platform process the Talent’s data only to perform this agreement and as the law demands. At its end data is returned or destroyed unless the law demands keeping it.',
    },
  ],
})

const nonSolicitation = ({ policies }: TextFacts): Clause => {
  const months = say((lang) => phrasePolicy('buyout_months', policies.buyout_months, lang))
  const share = `${policies.buyout_percent}%`
  return {
    heading: { ar: 'عدم الاستقطاب ونقل التعاقد', en: 'Non-solicitation and buyout' },
    points: [
      {
        ar: `لا تتعاقد الشركة مع الكفاءة خارج المنصة أثناء هذه الاتفاقية ومدة ${months.ar} بعدها، إلا بنقل التعاقد لقاء ${share} من المقابل الإجمالي لما يُحسب من أشهر، وبحد أقصى ${months.ar}.`,
        en: `During this agreement and for ${months.en} after it the Company does not engage the Talent outside the Platform, other than by a buyout for ${share} of the gross pay of the months that count, ${months.en} at most.`,
      },
      {
        ar: 'لا تستقطب الكفاءة في المدة نفسها موظفي الشركة ولا عملاءها الذين عملت معهم.',
        en: 'For the same time the Talent does not solicit the Company’s employees, nor clients they have worked with.',
      },
    ],
  }
}

const probation = ({ annex }: TextFacts): Clause => ({
  heading: { ar: 'فترة التجربة', en: 'Probation' },
  points: [
    annex.probation_days > 0
      ? {
          ar: `فترة التجربة من أول يوم ومدتها ${DAYS.ar(annex.probation_days)}، ولأي من الطرفين فيها إنهاء الاتفاقية في أي يوم دون إشعار، ويُدفع ما عُمل من أيام.`,
          en: `Probation is ${DAYS.en(annex.probation_days)} from the first day. During it either side may end the agreement on any day without notice; the days worked are paid.`,
        }
      : { ar: 'لا فترة تجربة في هذه الاتفاقية.', en: 'There is no probation under this agreement.' },
  ],
})

const ending = ({ terms }: TextFacts): Clause => ({
  heading: { ar: 'الإنهاء والإشعار', en: 'Ending and notice' },
  points: [
    terms.notice_days > 0
      ? {
          ar: `لأي من الطرفين إنهاء الاتفاقية بإشعار مكتوب عبر المنصة مدته ${DAYS.ar(terms.notice_days)}.`,
          en: `Either side may end the agreement by written notice of ${DAYS.en(terms.notice_days)} through the Platform.`,
        }
      : {
          ar: 'لأي من الطرفين إنهاء الاتفاقية في أي يوم بإخطار مكتوب عبر المنصة، دون مدة إشعار.',
          en: 'Either side may end the agreement on any day in writing through the Platform, without a period of notice.',
        },
    {
      ar: 'ولأي منهما إنهاؤها فورًا إذا أخل الآخر إخلالًا جوهريًا ولم يصلحه خلال 7 أيام من تنبيهه كتابة.',
      en: 'Either may end it at once where the other is in material breach and has not cured it within 7 days of a written warning.',
    },
    {
      ar: 'عند النهاية يُدفع كل ما استُحق حتى آخر يوم، وتسلّم الكفاءة ما بيدها من عمل، وتبقى أحكام السرية والملكية وحماية البيانات وعدم الاستقطاب والمسؤولية.',
      en: 'At the end all that was earned up to the last day is paid and the Talent hands over the work. The sections on confidentiality, property, data, non-solicitation and liability survive.',
    },
  ],
})

const liability = ({ policies }: TextFacts): Clause => {
  const months = say((lang) => phrasePolicy('contract_liability_months', policies.contract_liability_months, lang))
  return {
    heading: { ar: 'المسؤولية', en: 'Liability' },
    points: [
      {
        ar: `يسأل كل طرف عن الضرر المباشر الذي يقع بخطئه، بما لا يجاوز المقابل الإجمالي عن مدة ${months.ar}، ولا يسأل عن كسب فائت.`,
        en: `Each party is liable for direct damage caused by its fault, up to the gross pay of ${months.en}, and not for lost profit.`,
      },
      {
        ar: 'لا يسري هذا الحد على الغش والخطأ الجسيم، ولا على الإخلال بالسرية أو الملكية الفكرية أو حماية البيانات، ولا على ما استُحق من مقابل.',
        en: 'This limit does not apply to fraud and gross negligence, to breaches of confidentiality, intellectual property or data protection, or to pay that is due.',
      },
      {
        ar: 'لا يسأل أحد عما حال دونه ظرف قاهر ما دام قائمًا، وعليه أن يخبر الآخر به دون تأخير.',
        en: 'Nobody is liable for what force majeure prevents while it lasts; the other side is told without delay.',
      },
    ],
  }
}

const lawAndCourt = ({ legal }: TextFacts): Clause => {
  const { law, court } = jurisdictionOf(legal.company?.country)
  return {
    heading: { ar: 'النظام الواجب التطبيق والمحكمة', en: 'Law and court' },
    points: [
      { ar: `تسري على هذه الاتفاقية ${law.ar}.`, en: `This agreement is governed by ${law.en}.` },
      {
        ar: `يسعى الأطراف إلى حل كل خلاف وديًا خلال 30 يومًا من الإخطار به، ثم تنظر فيه ${court.ar}.`,
        en: `The parties try to settle any dispute amicably within 30 days of notice of it; after that ${court.en} decide.`,
      },
    ],
  }
}

const general = (): Clause => ({
  heading: { ar: 'اللغة وأحكام عامة', en: 'Language and general terms' },
  points: [
    {
      ar: 'حُررت هذه الاتفاقية بالعربية والإنجليزية بنصين متقابلين، وعند الاختلاف يُعتد بالنص العربي.',
      en: 'This agreement is made in Arabic and English side by side. Where they differ, the Arabic text prevails.',
    },
    {
      ar: 'تُوقَّع إلكترونيًا، ولكل توقيع ما للتوقيع الخطي من أثر، وشهادة التوقيعات جزء من هذه الوثيقة.',
      en: 'It is signed electronically; each signature has the effect of a handwritten one, and the certificate of signatures is part of this document.',
    },
    {
      ar: 'هي كامل ما اتفق عليه الأطراف، ولا تُعدّل إلا بتوقيع الطرفين عبر المنصة، وبطلان حكم منها لا يُبطل سائرها.',
      en: 'It is the whole agreement and is changed only by both signatures through the Platform. If one provision is void, the others stand.',
    },
  ],
})

/** What protects each side, and what happens where they part. */
export const lawClauses = (facts: TextFacts): Clause[] => [
  confidentiality(facts),
  property(),
  dataProtection(),
  nonSolicitation(facts),
  probation(facts),
  ending(facts),
  liability(facts),
  lawAndCourt(facts),
  general(),
]
