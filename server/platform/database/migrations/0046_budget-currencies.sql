-- Budgets had no currency of their own while listings already had one, and were shown in US dollars.
UPDATE users SET budget_currency = 'USD'
  WHERE budget_currency IS NULL AND (budget_min IS NOT NULL OR budget_max IS NOT NULL);

-- A budget has a currency and nothing else has one. A trigger, and not a constraint, because older
-- servers store budgets without a currency while an update runs; they show them in US dollars.
CREATE FUNCTION settle_budget_currency() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.budget_currency := CASE WHEN NEW.budget_min IS NULL AND NEW.budget_max IS NULL THEN NULL
    ELSE coalesce(NEW.budget_currency, 'USD') END;
  RETURN NEW;
END $$;
CREATE TRIGGER settle_budget_currency BEFORE INSERT OR UPDATE OF budget_min, budget_max, budget_currency
  ON users FOR EACH ROW EXECUTE FUNCTION settle_budget_currency();
