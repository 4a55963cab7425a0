import { refusals } from '../kernel/refusal.ts'

export const statementErrors = refusals({
  statement_known: {
    status: 409,
    en: 'This statement was already imported by {name}.',
    ar: 'سبق استيراد هذا الكشف من {name}.',
  },
  statement_nothing_new: {
    status: 409,
    en: 'Every line of this file is already here.',
    ar: 'كل أسطر هذا الملف مستوردة من قبل.',
  },
  statement_account: {
    status: 422,
    en: '{iban} is not one of our accounts.',
    ar: 'الحساب {iban} ليس من حساباتنا.',
  },
  statement_account_missing: {
    status: 422,
    en: 'Choose the account this file belongs to.',
    ar: 'اختر الحساب الذي يخصه هذا الملف.',
  },
  statement_accounts: {
    status: 422,
    en: 'This file is about more than one account. Export a file for each.',
    ar: 'في هذا الملف أكثر من حساب. صدّر ملفًا لكل حساب.',
  },
  statement_cut: {
    status: 422,
    en: 'This file ends in the middle. Download it from the bank again.',
    ar: 'هذا الملف ناقص من آخره. نزّله من البنك من جديد.',
  },
  statement_balance: {
    status: 422,
    en: 'The balances don’t add up: the lines lead to {sum}, but the file says {closing}. Download it from the bank again.',
    ar: 'الأرصدة غير متطابقة: مجموع الأسطر يؤدي إلى {sum} وفي الملف {closing}. نزّله من البنك من جديد.',
  },
  statement_unreadable: {
    status: 422,
    en: 'This is not a bank statement we can read (CAMT.053, MT940 or CSV).',
    ar: 'هذا ليس كشف حساب يمكننا قراءته (CAMT.053 أو MT940 أو CSV).',
  },
  statement_line: {
    status: 422,
    en: 'Line {line} can’t be read: its date or amount is not one.',
    ar: 'تعذّرت قراءة السطر {line}: التاريخ أو المبلغ فيه غير صالح.',
  },
  statement_columns: {
    status: 422,
    en: 'Choose columns of this file: a date, and an amount or the two for money in and out.',
    ar: 'اختر من أعمدة هذا الملف: التاريخ، والمبلغ أو عمودَي الوارد والصادر.',
  },
  statement_empty: { status: 422, en: 'There are no lines in this file.', ar: 'لا أسطر في هذا الملف.' },
  statement_long: {
    status: 422,
    en: 'A file can have at most {max} lines. Split it by date.',
    ar: 'الحد الأقصى لأسطر الملف {max}. قسّمه بحسب التاريخ.',
  },
  statement_future: {
    status: 422,
    en: 'This file has a line of {day}, which has not come yet. Check the order of day and month.',
    ar: 'في هذا الملف سطر بتاريخ {day} ولم يأت بعد. تحقق من ترتيب اليوم والشهر.',
  },
  line_decided: {
    status: 409,
    en: 'This line has been decided about already. Reload to see it.',
    ar: 'سبق البت في هذا السطر. حدّث الصفحة لتراه.',
  },
  line_foreign: {
    status: 422,
    en: 'Invoices are in US dollars. Record the payment by hand on the invoice, then set this line aside.',
    ar: 'الفواتير بالدولار. سجّل الدفعة يدويًا في الفاتورة، ثم نحِّ هذا السطر.',
  },
  line_not_incoming: {
    status: 422,
    en: 'Only money that came in can be recorded on an invoice.',
    ar: 'لا يُسجل على الفاتورة إلا مبلغ وارد.',
  },
  line_recorded: {
    status: 409,
    en: 'A transfer with the bank reference of this line was recorded by hand. Set the line aside as recorded.',
    ar: 'سُجل يدويًا تحويل بمرجع البنك نفسه. نحِّ السطر لأنه مسجل.',
  },
  line_not_reversal: {
    status: 422,
    en: 'Only a line with which the bank took dollars back can be booked against a payment.',
    ar: 'لا يُسجل عكسًا لدفعة إلا سطر استرجع به البنك مبلغًا بالدولار.',
  },
  line_not_return: {
    status: 422,
    en: 'This line doesn’t name that transfer, or brings more than it.',
    ar: 'لا يذكر هذا السطر تلك الحوالة، أو مبلغه أكبر منها.',
  },
  target_gone: {
    status: 409,
    en: 'A payment you chose was reversed in the meantime. Reload to see it.',
    ar: 'عُكست إحدى الدفعات التي اخترتها. حدّث الصفحة لتراها.',
  },
  targets_sum: {
    status: 422,
    en: 'The bank took {amount} back; the payments you chose make {sum}.',
    ar: 'استرجع البنك {amount}، ومجموع ما اخترته {sum}.',
  },
  parts_sum: {
    status: 422,
    en: 'The amounts must add up to {amount}; now they make {sum}.',
    ar: 'يجب أن يكون مجموع المبالغ {amount}، وهو الآن {sum}.',
  },
  part_invoice: {
    status: 422,
    en: 'There is no issued invoice with this number.',
    ar: 'لا فاتورة صادرة بهذا الرقم.',
  },
  part_twice: { status: 422, en: 'This invoice is already in the list.', ar: 'هذه الفاتورة في القائمة.' },
})
