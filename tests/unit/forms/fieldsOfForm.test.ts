import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formFields } from '../../../src/forms/formFields';
import { phoneEntryKind } from '../../../src/forms/phoneEntryKind';
import { writeBeforeCaret } from '../../../src/forms/writeBeforeCaret';

class Field {
  constructor(
    readonly name = '',
    readonly value = '',
  ) {}
}
class TextArea extends Field {}
class Select extends Field {}
class Button extends Field {}
class TypedEvent extends Event {
  constructor(readonly inputType: string) {
    super('input');
  }
}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', class Input extends Field {});
  vi.stubGlobal('HTMLTextAreaElement', TextArea);
  vi.stubGlobal('HTMLSelectElement', Select);
  vi.stubGlobal('InputEvent', TypedEvent);
});
afterEach(() => vi.unstubAllGlobals());

describe('the fields of a form', () => {
  it('are those with a name in their order, one for all radios of a choice', () => {
    const name = Reflect.construct(HTMLInputElement, ['name']);
    const first = Reflect.construct(HTMLInputElement, ['role', 'retailer']);
    const second = Reflect.construct(HTMLInputElement, ['role', 'distributor']);
    const nameless = Reflect.construct(HTMLInputElement, []);
    const message = new TextArea('message');
    const topic = new Select('topic');
    const others = [new Button('send'), message, new TextArea()];
    const elements = [name, nameless, first, second, topic, ...others];
    expect(formFields(Object.assign(Object.create(null), { elements }))).toEqual([
      name,
      first,
      topic,
      message,
    ]);
  });
});

describe('an entry in the phone field', () => {
  it.each([
    ['a key', 'insertText', '98', '987'],
    ['a key in the middle', 'insertText', '98', '958'],
    ['a key in front', 'insertText', '1234', '01234'],
    ['a key among equals', 'insertText', '999', '9999'],
    ['a composed digit', 'insertCompositionText', '', '9'],
    ['a digit that takes two places in a string', 'insertText', '98', '98𑄽'],
    ['what an input method gives at its end', 'insertFromComposition', '9', '98'],
    ['a letter for what was chosen', 'insertText', '98765', '1'],
    ['deleting one', 'deleteContentBackward', '98', '9'],
    ['cutting all', 'deleteByCut', '9876543210', ''],
    ['deleting by an input method that writes anew', 'deleteContentForward', '12', '345'],
  ])('counts as typed where it is %s', (_, inputType, previous, next) => {
    expect(phoneEntryKind(new TypedEvent(inputType), previous, next)).toBe('typed');
  });

  it.each([
    ['a paste of one digit', 'insertFromPaste', '9', '98'],
    ['a suggestion of the keyboard', 'insertText', '', '9876543210'],
    ['two digits in the middle', 'insertText', '9810', '987610'],
    ['two digits before equal ones', 'insertText', '99', '9999'],
    ['two digits for others', 'insertCompositionText', '12', '34'],
    ['a number for a longer one', 'insertText', '12345', '67'],
  ])('counts as come at once where it is %s', (_, inputType, previous, next) => {
    expect(phoneEntryKind(new TypedEvent(inputType), previous, next)).toBe('atOnce');
  });

  it('counts as come at once where the event does not say, as autofill’s', () => {
    expect(phoneEntryKind(new Event('input'), '', '9')).toBe('atOnce');
  });
});

describe('writing into an input', () => {
  const inputOf = (value: string, selectionEnd: number | null, isFocused = true) => {
    const input = {
      value,
      selectionEnd,
      setSelectionRange: vi.fn(),
      ownerDocument: { activeElement: {} },
    };
    if (isFocused) input.ownerDocument.activeElement = input;
    return input;
  };
  const write = (input: ReturnType<typeof inputOf>, text: string) =>
    Reflect.apply(writeBeforeCaret, undefined, [input, text]);

  it.each([
    ['at the end', '98x', 3, '98', 2],
    ['in the middle', '9x8', 2, '98', 1],
    ['before more than is left', '98765', 0, '9', 0],
    ['of which nothing is known', '98x', null, '98', 2],
  ])('keeps what is after the caret after it: %s', (_, value, caret, text, expected) => {
    const input = inputOf(value, caret);
    write(input, text);
    expect(input.value).toBe(text);
    expect(input.setSelectionRange).toHaveBeenCalledExactlyOnceWith(expected, expected);
  });

  it('moves no caret where the text stands there already', () => {
    const input = inputOf('98', 1);
    write(input, '98');
    expect(input.setSelectionRange).not.toHaveBeenCalled();
  });

  it('draws no focus to a field that is filled out of focus', () => {
    const input = inputOf('', 0, false);
    write(input, '98');
    expect(input.value).toBe('98');
    expect(input.setSelectionRange).not.toHaveBeenCalled();
  });
});
