import declarations from 'virtual:type-declarations';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { describeType } from './describeType';

interface Documented {
  __docgenInfo?: {
    props?: Record<string, { tsType?: { name: string; raw?: string; value?: string } }>;
  };
}

/** What nobody can type into a table of props: elements, and styles, which only place a component. */
const isWrittenInCode = (type: string) => /^(SxProps|ReactNode|ElementType)\b/.test(type);

/**
 * Has the tables of props show the values of a union, and the fields of an object, where Storybook would name their
 * kind; a union that has a name gets the control of one.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { __docgenInfo: docgen }: Documented = Object(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const tsType = docgen?.props?.[name]?.tsType;
      const type = tsType?.raw ?? tsType?.value ?? tsType?.name;
      if (type === undefined) return [name, argType];
      const { values, ...shown } = describeType(type, declarations);
      return [
        name,
        {
          ...argType,
          ...(values && { type: { name: 'enum', value: [...values] } }),
          ...(isWrittenInCode(type) && { control: false }),
          table: { ...argType.table, type: shown },
        },
      ];
    }),
  );
};
