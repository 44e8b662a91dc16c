import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState, type FormEvent } from 'react';
import { dayMs } from '#contract/days.ts';
import { limits } from '#contract/limits.ts';
import { freshDays } from '#contract/listings/freshness.ts';
import { countCharacters, countGraphemes } from '#contract/primitives.ts';
import { wantedVisibilities } from '#contract/vocabulary.ts';
import { GroupWanted } from '#contract/wanted/group-page.ts';
import { OwnWanted, type WantedForm } from '#contract/wanted/wanted.ts';
import * as common from '#locales/common.ts';
import { formatDay, formatList, formatNumber } from '#locales/format.ts';
import * as ui from '#locales/ui.ts';
import * as t from '#locales/wanted.ts';
import { useApi } from '#src/api/api-context.ts';
import { readChangedAs, useOpened } from '#src/shared/api/versioned.ts';
import { CollisionNotice } from '#src/shared/drafts/collision-notice.tsx';
import { RestoredNotice } from '#src/shared/drafts/restored-notice.tsx';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { useMerging } from '#src/shared/drafts/use-merging.ts';
import { FailureNotice, LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Counter } from '#src/ui/counter.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Columns, Page, PageHeader, Panel } from '#src/ui/page-layout.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { LoadingPanel } from '#src/ui/skeleton.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.ts';
import {
  useConfirmWanted,
  useDeleteWanted,
  useSaveWanted,
  writtenWantedQuery,
  type WrittenWanted,
} from './api/wanted.ts';
import { wantedFacts } from './wanted-facts.ts';
import styles from './wanted.module.css';

/** Its rules come once somebody writes. */
const ExclusionNotice = lazyComponent(() => import('#src/shared/trust/exclusion-notice.tsx'));

interface EditorProps {
  /** Whose page it is: that of this group, or my own. */
  groupId?: number | undefined;
}

/** My wanted page, or that of a group: what is written, who sees it, and what profiles add. */
export function WantedEditorPage({ groupId }: EditorProps) {
  const isGroup = groupId !== undefined;
  const wanted = useQuery(writtenWantedQuery(useApi(), groupId));
  // Counts the deletions: the form after one begins empty.
  const [deletions, setDeletions] = useState(0);
  return (
    <Page>
      <PageHeader
        back={
          isGroup ? (
            <Link to="/groups/$id" params={{ id: groupId }}>
              {t.backToGroup}
            </Link>
          ) : (
            <Link to="/wanted">{t.allPages}</Link>
          )
        }
        title={isGroup ? t.groupPage : t.yourPage}
        lede={isGroup ? t.groupEditLede : t.editLede}
      />
      {wanted.data ? (
        <Columns
          aside={
            <>
              <OwnState
                groupId={groupId}
                wanted={wanted.data.value}
                onDeleted={() => setDeletions(deletions + 1)}
              />
              <ProfileFacts wanted={wanted.data.value} nowMs={wanted.dataUpdatedAt} />
            </>
          }
        >
          <Editor key={deletions} groupId={groupId} wanted={wanted.data.value} />
        </Columns>
      ) : wanted.error ? (
        <LoadFailureView title={common.failed} query={wanted} />
      ) : (
        <LoadingPanel label={t.loadingPage} />
      )}
    </Page>
  );
}

const toForm = ({ page }: WrittenWanted): WantedForm => ({
  headline: page?.headline ?? '',
  text: page?.text ?? '',
  people: page?.people ?? 1,
  visibility: page?.visibility ?? 'members',
  is_indexed: page?.is_indexed ?? false,
});

const fieldLabels: Record<keyof WantedForm, string> = {
  headline: t.headline,
  text: t.text,
  people: t.people,
  visibility: common.whoSeesIt,
  is_indexed: t.publicAddress,
};

function formatField(field: keyof WantedForm, values: WantedForm): string {
  if (field === 'visibility') return t.visibilityLabels[values.visibility];
  if (field === 'people') return formatNumber(values.people);
  if (field === 'is_indexed') return values.is_indexed ? t.publicAddress : t.otherwiseNot;
  return values[field];
}

/** The form. What is typed is kept until it is saved, and merged with what another device saved. */
function Editor({ groupId, wanted }: EditorProps & { wanted: WrittenWanted }) {
  const { value, version } = useOpened(writtenWantedQuery(useApi(), groupId), wanted);
  const [stored] = useState(() => toForm(value));
  const draft = useDraft({
    kind: 'wanted',
    target: groupId === undefined ? 'page' : `group-${groupId}`,
    stored,
  });
  const [values, setValues] = useState(draft.values);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { mutateAsync, isPending } = useSaveWanted(groupId);
  const merging = useMerging({
    stored: { values: stored, version },
    draft,
    show: setValues,
    readCurrent: readChangedAs(OwnWanted.or(GroupWanted), toForm),
  });
  const change = (changed: Partial<WantedForm>) => {
    const next = { ...values, ...changed };
    setValues(next);
    merging.keep(next);
  };
  const { headline, text, people, visibility, is_indexed: isIndexed } = values;
  const isGroup = groupId !== undefined;
  const visibilityHints = isGroup ? t.groupVisibilityHints : t.visibilityHints;
  const headlineError =
    headline.trim() === ''
      ? t.writeHeadline
      : countGraphemes(headline) > limits.wanted.headline.max
        ? t.tooLong
        : undefined;
  const textError = countCharacters(text) > limits.wanted.text.max ? t.tooLong : undefined;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    setFailure(null);
    if (headlineError !== undefined || textError !== undefined || isPending) return;
    try {
      const saved = await merging.save(values, (form, base) =>
        mutateAsync({ form, version: base }),
      );
      if (saved === null) return;
      setValues(toForm(saved.value));
      merging.rebase({ values: toForm(saved.value), version: saved.version });
      showToast({ kind: 'success', message: t.saved });
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <RestoredNotice draft={draft} onDiscard={() => setValues(merging.forget())} />
      <TextField
        label={t.headline}
        hint={t.headlineHint}
        error={isChecked ? headlineError : undefined}
        value={headline}
        suffix={<Counter at={countGraphemes(headline)} of={limits.wanted.headline.max} />}
        onChange={(event) => change({ headline: event.currentTarget.value })}
        required
      />
      <TextArea
        label={t.text}
        aside={ui.optional}
        hint={isGroup ? t.groupTextHint : t.textHint}
        error={isChecked ? textError : undefined}
        value={text}
        limit={limits.wanted.text.max}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <ScamNotice text={`${headline}\n${text}`} to="publisher" />
      {headline + text !== '' && (
        <Suspense>
          <ExclusionNotice
            text={`${headline}\n${text}`}
            place={wanted.facts.area}
            currency={wanted.facts.budget_currency ?? ''}
          />
        </Suspense>
      )}
      {!isGroup && (
        <SelectField
          label={t.people}
          value={people}
          onChange={(event) => change({ people: Number(event.currentTarget.value) })}
          options={Array.from({ length: limits.wanted.people.max }, (_, index) => ({
            value: `${index + 1}`,
            label: formatNumber(index + 1),
          }))}
        />
      )}
      <ChoiceList
        legend={common.whoSeesIt}
        isField
        name="visibility"
        choices={wantedVisibilities.map((each) => ({
          value: each,
          label: t.visibilityLabels[each],
          detail: visibilityHints[each],
        }))}
        selected={[visibility]}
        onChange={([selected]) =>
          change({
            visibility: wantedVisibilities.find((each) => each === selected) ?? visibility,
          })
        }
      />
      {visibility === 'everyone' && (
        <ChoiceList
          legend={t.publicAddress}
          hideLegend
          multiple
          name="is_indexed"
          choices={[{ value: 'yes', label: t.publicAddress, detail: t.otherwiseNot }]}
          selected={isIndexed ? ['yes'] : []}
          onChange={(selected) => change({ is_indexed: selected.length > 0 })}
        />
      )}
      <CollisionNotice
        merging={merging}
        label={(fields) => formatList(fields.map((field) => fieldLabels[field]))}
        format={(fields, theirs) => formatList(fields.map((field) => formatField(field, theirs)))}
        onChoose={(collision, side) => merging.choose(collision, side, values)}
      />
      <FailureNotice title={t.notSaved} error={failure} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isPending} busyLabel={ui.saving}>
          {ui.save}
        </Button>
      </div>
    </form>
  );
}

/** Until when the page is found, and the ways to confirm, see and delete it. */
function OwnState({
  groupId,
  wanted,
  onDeleted,
}: EditorProps & {
  wanted: WrittenWanted;
  onDeleted: () => void;
}) {
  const { page } = wanted;
  const confirm = useConfirmWanted(groupId);
  const remove = useDeleteWanted(groupId);
  const [isAsking, setAsking] = useState(false);
  if (!page) return null;
  const isGroup = groupId !== undefined;
  const ends = new Date(Date.parse(page.confirmed_at) + freshDays * dayMs).toISOString();
  const day = formatDay(ends);
  return (
    <Panel>
      <div className={styles.stack}>
        {page.hidden_note !== null && (
          <Notice tone="warning" title={t.isHidden}>
            <p dir="auto">{page.hidden_note}</p>
          </Notice>
        )}
        {'group_pages' in wanted && wanted.facts.is_hidden && (
          <Notice tone="warning">{t.profileHidden}</Notice>
        )}
        {'people' in wanted && wanted.people < 2 && <Notice tone="warning">{t.tooFew}</Notice>}
        {page.is_ended ? (
          <Notice tone="warning" title={t.hasEnded} />
        ) : (
          <p className={styles.soft}>{isGroup ? t.groupEndsOn({ day }) : t.endsOn({ day })}</p>
        )}
        <FailureNotice title={common.failed} error={confirm.error ?? remove.error} />
        <div className={styles.buttons}>
          <Button
            variant="quiet"
            busy={confirm.isPending}
            onClick={() =>
              confirm.mutate(page, {
                onSuccess: () => showToast({ kind: 'success', message: t.confirmed }),
              })
            }
          >
            {isGroup ? t.groupStillLooking : t.stillLooking}
          </Button>
          <Link
            to="/wanted/$id"
            params={{ id: page.id }}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t.seePage}
          </Link>
          <Button variant="plain" onClick={() => setAsking(true)}>
            {t.deletePage}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={isGroup ? t.askDeleteGroup : t.askDelete}
        confirmLabel={t.deletePage}
        danger
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess() {
              onDeleted();
              showToast({ kind: 'success', message: t.deleted });
            },
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      >
        {t.askDeleteHint}
      </ConfirmDialog>
    </Panel>
  );
}

/** What the profile, or those of the group, add to the page. */
function ProfileFacts({ wanted, nowMs }: { wanted: WrittenWanted; nowMs: number }) {
  const { page, facts } = wanted;
  const isGroup = 'people' in wanted;
  const people = isGroup ? wanted.people : (page?.people ?? 1);
  const all = wantedFacts({ ...facts, people }, nowMs);
  const shown = isGroup ? all : all.slice(1);
  const hint = isGroup ? t.fromProfilesHint : shown.length > 0 ? t.fromProfileHint : t.noFacts;
  const groups = 'group_pages' in wanted ? wanted.group_pages : [];
  return (
    <Panel title={isGroup ? t.fromProfiles : t.fromProfile}>
      <div className={styles.stack}>
        <p className={styles.soft}>{hint}</p>
        {shown.length > 0 && <Facts label={t.facts} facts={shown} />}
        {!facts.has_place && (
          <Notice tone="warning">{isGroup ? t.noPlaceOfLead : t.noPlace}</Notice>
        )}
        <div>
          <Link
            to="/profile/$section"
            params={{ section: 'about' }}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t.changeProfile}
          </Link>
        </div>
        {groups.length > 0 && (
          <>
            <p className={styles.soft}>{t.groupsToo}</p>
            <ul className={styles.stack}>
              {groups.map(({ group_id: id, name }) => (
                <li key={id}>
                  <Link to="/groups/$id/wanted" params={{ id }}>
                    <bdi>{name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
}
