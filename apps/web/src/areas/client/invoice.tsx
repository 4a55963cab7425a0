import { InvoicePage } from '../../features/invoices/parts/invoice-page.tsx'
import { PayButton } from '../../features/payments/parts/pay-button.tsx'

/** One invoice, and the button that pays it. */
export const Screen = () => <InvoicePage pay={(invoice) => <PayButton invoice={invoice} />} />
