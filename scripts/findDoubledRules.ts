/** A rule of the domain that is written once more somewhere else. */
export interface DoubledRule {
  readonly rule: string;
  /** 1 for the first line. */
  readonly line: number;
  readonly text: string;
}

/** What a copy of a rule looks like in code, and which file of the domain has the rule. */
const rules: readonly { readonly rule: string; readonly copy: RegExp; readonly home: string }[] = [
  {
    rule: 'the greatest quantity of a line is largestLineQuantity',
    copy: /(?<![\d_.])(9_?999|9\.999|10_?000)(?![\d_])(?=.*(quantit|amount|aantal|orderLimit))|(quantit|amount|aantal|orderLimit).*(?<![\d_.])(9_?999|9\.999)(?![\d_])/i,
    home: 'packages/domain/src/cart/lineQuantity.ts',
  },
  {
    rule: 'the most lines of a cart are maxCartLines',
    copy: /\b(lines|regels|artikelen|articles)\b.*(?<![\d_.])500(?![\d_])|(?<![\d_.])500(?![\d_]).*\b(lines|regels|artikelen|articles)\b|maxLines\b/i,
    home: 'packages/domain/src/cart/lineQuantity.ts',
  },
  {
    rule: 'minimum order, delivery and its bound come from the back end, else from defaultCartRules',
    copy: /vanaf €.?\d|(minimumOrder|freeShippingFrom): cents\(\d/i,
    home: 'packages/domain/src/cart/cartToPrice.ts',
  },
  {
    rule: 'the cut-off comes from the back end, else from defaultCutOffHour',
    copy: /vóór 12[.:]00 uur/i,
    home: 'packages/domain/src/delivery/deliveryDates.ts',
  },
  {
    rule: 'a deal is read from the line, not from its label',
    copy: /\/[^/]*\\\+[^/]*\/.*(label)|label\w*\.(match|replace|search)\(|exec\(\w*label/i,
    home: 'packages/domain/src/cart/deals.ts',
  },
  {
    rule: 'a text is cleaned by cleanText',
    copy: /\\u200[b-d]/i,
    home: 'packages/domain/src/validation/cleanText.ts',
  },
  {
    rule: 'what is said of a new password is in passwordMessages',
    copy: /(ten minste|minstens) \d+ tekens/i,
    home: 'packages/domain/src/validation/password.ts',
  },
];

const isComment = (text: string): boolean => /^\s*(\/?\*|\/\/)/.test(text);

/**
 * Lines of a file that say a rule of the domain once more, outside comments.
 *
 * @param path from the root of the project
 */
export function findDoubledRules(path: string, source: string): DoubledRule[] {
  const others = rules.filter(({ home }) => home !== path);
  return source
    .split('\n')
    .flatMap((text, index) =>
      isComment(text)
        ? []
        : others.flatMap(({ rule, copy }) =>
            copy.test(text) ? [{ rule, line: index + 1, text: text.trim() }] : [],
          ),
    );
}
