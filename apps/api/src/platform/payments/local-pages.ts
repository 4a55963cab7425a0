import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { LOCAL_STYLE, type PagePreferences, escaped, localPage, localPageHeaders } from '../local-page.ts'
import type { BankChoice } from './local-bank.ts'
import type { LocalCheckout } from './local-records.ts'

export const CHECKOUT_WORDS = {
  ar: {
    title: 'صفحة الدفع التجريبية',
    test: 'بيئة تجريبية: لا يُخصم أي مبلغ حقيقي',
    about: 'هذه خدمة دفع محلية مرفقة بالمنصة تعمل دون إنترنت. اختر ما يحدث لهذه الدفعة.',
    amount: 'المبلغ',
    what: 'مقابل',
    to: 'إلى',
    choices: {
      pay: ['دفع المبلغ', 'يقبل البنك الدفعة فورًا'],
      decline: ['رفض البطاقة', 'يرفض البنك الدفعة، ويمكنك المحاولة مرة أخرى'],
      think: ['بنك بطيء', 'يفكر البنك دقيقة ثم يقبل'],
      abort: ['إلغاء والعودة', 'العودة دون دفع'],
      leave: ['إغلاق الصفحة', 'تبقى الدفعة مفتوحة حتى تنتهي مهلتها'],
    },
    declined: 'رفض البنك البطاقة ولم يُخصم شيء. جرّب مرة أخرى أو عُد.',
    left: 'يمكنك إغلاق هذه النافذة',
    leftText: 'لم يُدفع شيء. تبقى صفحة الدفع مفتوحة حتى تنتهي مهلتها.',
    again: 'العودة إلى صفحة الدفع',
    over: 'أُغلقت صفحة الدفع هذه',
    overText: 'دُفع المبلغ أو انتهت المهلة. الحالة في صفحة الفواتير.',
    back: 'العودة إلى منصة فريق',
    unknown: 'لا توجد صفحة دفع بهذا العنوان',
    unknownText: 'ربما كان الرابط غير كامل.',
  },
  en: {
    title: 'Test payment page',
    test: 'Test environment: no real money is taken',
    about:
      'This is the local payment provider that comes with the product. It works offline. Choose what happens to this payment.',
    amount: 'Amount',
    what: 'For',
    to: 'To',
    choices: {
      pay: ['Pay', 'The bank accepts at once'],
      decline: ['Decline the card', 'The bank refuses; you can try again'],
      think: ['Slow bank', 'The bank thinks for a minute, then accepts'],
      abort: ['Cancel and go back', 'Return without paying'],
      leave: ['Close the page', 'The payment stays open until its time is up'],
    },
    declined: 'The bank declined the card. Nothing was taken. Try again or go back.',
    left: 'You can close this window',
    leftText: 'Nothing was paid. The payment page stays open until its time is up.',
    again: 'Back to the payment page',
    over: 'This payment page is closed',
    overText: 'It was paid, or its time is up. The invoices page shows how it stands.',
    back: 'Back to Fareeq',
    unknown: 'There is no payment page here',
    unknownText: 'The link may be incomplete.',
  },
} satisfies Record<Lang, unknown>

const STYLE = `
${LOCAL_STYLE}
main{max-inline-size:480px;margin-inline:auto;padding:clamp(24px,7vh,64px) 16px;display:grid;gap:20px}
.test{background:oklch(.88 .13 85);color:oklch(.28 .06 75);text-align:center;padding:8px 16px;font-size:14px;font-weight:600}
h1{font-size:26px;line-height:1.3;font-weight:600}p{color:var(--ink-soft)}.brand{font-weight:600;color:var(--accent)}
.card{background:var(--raised);border:1px solid var(--line);border-radius:14px;padding:20px;display:grid;gap:10px}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 20px}dt{color:var(--ink-soft);font-size:14px}dd{margin:0;text-align:end;overflow-wrap:anywhere}
.sum{font-size:24px;font-weight:650;line-height:1.2}
form{display:grid;gap:10px}
button,.button{font:inherit;border-radius:12px;border:1px solid var(--line);padding:10px 16px;background:var(--raised);color:inherit;text-align:start;cursor:pointer;display:grid;min-block-size:46px;text-decoration:none;align-content:center}
button:hover,.button:hover{background:var(--accent-soft)}button span{font-size:13.5px;color:var(--ink-soft)}
.go{background:var(--accent);color:var(--accent-ink);border-color:transparent;font-weight:600}.go span{color:inherit;font-weight:400}
.go:hover{background:var(--accent);filter:brightness(1.06)}
.fault{color:var(--danger);border:1px solid currentcolor;border-radius:12px;padding:10px 16px;background:var(--raised)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`

export const CHECKOUT_HEADERS = localPageHeaders(STYLE)

const shell = (preferences: PagePreferences, title: string, content: string) =>
  localPage(preferences, {
    title,
    style: STYLE,
    body: `<div class="test" role="note">${CHECKOUT_WORDS[preferences.lang].test}</div><main><h1>${title}</h1>${content}</main>`,
  })

export function checkoutPage(preferences: PagePreferences, { session, name }: LocalCheckout): string {
  const t = CHECKOUT_WORDS[preferences.lang]
  const button = (choice: BankChoice) =>
    `<button name="choice" value="${choice}"${choice === 'pay' ? ' class="go"' : ''}>${t.choices[choice][0]}<span>${t.choices[choice][1]}</span></button>`
  const declined = session.payment_intent?.last_payment_error ? `<p class="fault" role="alert">${t.declined}</p>` : ''
  return shell(
    preferences,
    t.title,
    `<p>${t.about}</p>${declined}
<dl class="card"><dt>${t.amount}</dt><dd class="sum">${formatUsd(session.amount_total, preferences.lang)}</dd>
<dt>${t.what}</dt><dd>${escaped(bidiIsolate(name, preferences.lang))}</dd><dt>${t.to}</dt><dd>${BRAND[preferences.lang]}</dd></dl>
<form method="post">${(['pay', 'decline', 'think', 'abort', 'leave'] as const).map(button).join('')}</form>`,
  )
}

/** After the choice to close the window, which a page without a script cannot do itself. */
export function leftPage(preferences: PagePreferences, url: string): string {
  const t = CHECKOUT_WORDS[preferences.lang]
  return shell(preferences, t.left, `<p>${t.leftText}</p><a class="button" href="${escaped(url)}">${t.again}</a>`)
}

export function closedPage(preferences: PagePreferences, url: string): string {
  const t = CHECKOUT_WORDS[preferences.lang]
  return shell(preferences, t.over, `<p>${t.overText}</p><a class="button go" href="${escaped(url)}">${t.back}</a>`)
}

export function unknownPage(preferences: PagePreferences): string {
  const t = CHECKOUT_WORDS[preferences.lang]
  return shell(preferences, t.unknown, `<p>${t.unknownText}</p><a class="button go" href="/">${t.back}</a>`)
}
