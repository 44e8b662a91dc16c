import { Link } from '@tanstack/react-router';
import { questionIds } from '#contract/questionnaire/questions.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/roomie-fit.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './invitation.module.css';

/** For users nobody can be compared with: what a score needs, and where to give it. */
export function Invitation() {
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <span className={styles.icon}>
        <Icon name="people" />
      </span>
      <div className={styles.content}>
        <h2 id="invitation" className={styles.title}>
          {t.invitation}
        </h2>
        <p className={styles.text}>{t.invitationText({ count: questionIds.length })}</p>
      </div>
      <Link to="/profile/$section" params={{ section: 'habits' }} className={buttonClass()}>
        {common.answerQuestions}
      </Link>
    </section>
  );
}
