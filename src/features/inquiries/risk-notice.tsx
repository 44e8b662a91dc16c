import * as t from '#locales/inquiries.ts';
import { Notice } from '#src/ui/notice.tsx';
import styles from './message-form.module.css';

type MessageRisk = 'money' | 'identity' | 'elsewhere';

const money = [
  /\b(wire|bank|money|cash)[\s-]?(transfers?|wires?)\b/,
  /\bwire\s+(me|us|the|a|your|over|\$|€|£|\d|some|any)/,
  /\b(western union|moneygram|paysafe(card)?|bitcoin|btc|usdt|crypto(currency)?|gift ?cards?)\b/,
  /\b(zelle|cash ?app|venmo|paypal|revolut)\b/,
  /\b(send|transfer|pay|deposit|mail)\b[^.!?\n]{0,60}\b(deposit|money|rent|fee|advance|reservation|holding|euros?|dollars?|pounds?)\b[^.!?\n]{0,60}\b(before|first|up ?front|in advance|now|today|to (hold|reserve|secure|book)|by (wire|mail|post))\b/,
  /\b(deposit|rent|fee)\b[^.!?\n]{0,40}\b(up ?front|in advance|before (the|a|any|you|i|we)\b[^.!?\n]{0,20}\b(view|visit|see|seen|keys?|meet)\w*)/,
  /\biban\b|\b(account|routing|sort) (number|code)\b/,
];

const identity = [
  /\b(passports?|driver'?s?'? licen[cs]es?|driving licen[cs]es?|identity (cards?|papers?|documents?)|id[ -]cards?|social security|ssn|national insurance number|birth certificates?)\b/,
  /\b(copy|copies|photo|picture|scan|image|selfie)\b[^.!?\n]{0,30}\b(of|with)\b[^.!?\n]{0,15}\b(id|i\.d\.|visa|papers|documents?|credit card|bank card)\b/,
  /\b(bank|pay) ?(statements?|slips?|stubs?)\b|\bpayslips?\b/,
];

const elsewhere = [
  /\b(whats ?app|telegram|signal|viber|we ?chat|snapchat|instagram|insta|facebook|messenger|skype|google chat|hangouts|discord)\b[^.!?\n]{0,40}(\b(me|us|you|number|at|on|instead|there|group)\b|\+?\d)/,
  /\b(text|call|message|write|contact|reach|add|ping|dm|e-?mail|talk|chat|continue|reply|find)\b[^.!?\n]{0,40}\b(whats ?app|telegram|signal|viber|we ?chat|snapchat|instagram|insta|facebook|messenger|skype|discord)\b/,
  /\b(e-?mail|text|call|phone|sms)\s+(me|us)\b/,
  /\bmy (e-?mail|phone|number|cell|mobile)( address| number)?\b/,
  /[\w.+-]+(@|\s?[([]at[)\]]\s?)[\w-]+(\.|\s?[([]dot[)\]]\s?)[a-z]{2,}/,
  // A phone number: seven digits or more, grouped as people write them. Years and rents are shorter.
  /(\+|\b00)\d[\d\s().-]{6,}\d|\b\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/,
  /\b(off|outside)( of)? (this|the) (site|app|platform|website)\b/,
];

const patternsByRisk: [MessageRisk, RegExp[]][] = [
  ['money', money],
  ['identity', identity],
  ['elsewhere', elsewhere],
];

/**
 * Finds what is typical of scams in a message: money before a visit, identity papers, moving to
 * another service. A guess at English phrases, good enough for a hint and never for a refusal.
 */
export function messageRisks(text: string): MessageRisk[] {
  // As people type it on phones: curly apostrophes, any space.
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\S\n]+/g, ' ');
  return patternsByRisk
    .filter(([, patterns]) => patterns.some((pattern) => pattern.test(plain)))
    .map(([risk]) => risk);
}

/** Warns of typical scams in a message being written, or in a received one. It never blocks sending. */
export function RiskNotice({ text, isOwn }: { text: string; isOwn: boolean }) {
  const risks = messageRisks(text);
  const notice = risks.length > 0 && (
    <Notice tone="warning" title={t.staySafe}>
      <ul className={styles.risks}>
        {risks.map((risk) => (
          <li key={risk}>{t.riskAdvice[risk]}</li>
        ))}
      </ul>
    </Notice>
  );
  // A received message is on the page from the start: only warnings while writing are announced.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element holds no blocks
  return isOwn ? <div role="status">{notice}</div> : notice || null;
}
