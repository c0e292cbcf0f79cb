import { lazy, type ComponentType } from 'react';
import { useResourceContext, useTranslate, type ResourceProps } from 'react-admin';
import type { ResourceMapping } from '../../graphql/resources/mapping.js';
import { StaffOnly } from '../StaffOnly.js';

/** A resource of the console: its screens, and how the API names it. `app/resources.ts` lists all of them. */
export interface ConsoleResource extends ResourceProps {
  mapping: ResourceMapping;
  /** The group of the staff menu with an entry for its list. */
  menu?: 'rules' | 'tools';
}

interface ListFile {
  List: ComponentType;
}
interface FormFile {
  Edit: ComponentType;
  Create: ComponentType;
}

function staffScreen(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazy(async () => ({ default: await load() }));
  return function StaffScreen() {
    const translate = useTranslate();
    const resource = useResourceContext();
    return (
      <StaffOnly title={translate(`resources.${resource}.title`)}>
        <Screen />
      </StaffOnly>
    );
  };
}

/** List and forms that only staff open, from one file, or from two where a large form would hold up the list. */
export function staffScreens({
  list,
  form,
}: {
  list: () => Promise<ListFile>;
  form: () => Promise<FormFile>;
}): Pick<ResourceProps, 'list' | 'edit' | 'create'> {
  return {
    list: staffScreen(async () => (await list()).List),
    edit: staffScreen(async () => (await form()).Edit),
    create: staffScreen(async () => (await form()).Create),
  };
}
